/** The compose file of a new shop: the store and its database on one machine. */
export const COMPOSE = `# The store with this folder as its shop. A new release is a changed STORE_IMAGE in .env.
name: shop

services:
  store:
    image: \${STORE_IMAGE:-forgeline:local}
    command: [start]
    env_file: .env
    environment:
      FORGELINE_SHOP: /shop
      MONGODB_URI: mongodb://mongo:27017/forgeline?replicaSet=rs0
    volumes:
      - .:/shop:ro
    ports: ["127.0.0.1:3000:3000"]
    restart: unless-stopped
    init: true
    read_only: true
    tmpfs: [/tmp]
    cap_drop: [ALL]
    security_opt: ["no-new-privileges:true"]
    stop_grace_period: 30s
    depends_on:
      mongo: { condition: service_healthy }

  mongo:
    image: mongo:8.0
    command: [mongod, --replSet, rs0, --bind_ip_all, --wiredTigerCacheSizeGB, "1"]
    hostname: mongo
    volumes:
      - mongo-data:/data/db
    restart: unless-stopped
    stop_grace_period: 60s
    healthcheck:
      # Makes it a replica set, once; healthy is a member that takes writes.
      test:
        - CMD
        - mongosh
        - --quiet
        - --eval
        - try { rs.status() } catch { rs.initiate({ _id: "rs0", members: [{ _id: 0, host: "mongo:27017" }] }) } if (!db.hello().isWritablePrimary) quit(1)
      interval: 10s
      timeout: 20s
      retries: 12

volumes:
  mongo-data:
`;
