# syntax=docker/dockerfile:1
# The store as an image: docs/operations.md#containers. Node, and the folder that `npm run artifact` makes; no shell, no npm.
ARG NODE=24

FROM node:${NODE}-bookworm AS build
WORKDIR /src
COPY . .
ENV NEXT_TELEMETRY_DISABLED=1
RUN npm ci --no-audit --no-fund && npm run build && npm run artifact -- /artifact

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /artifact /app
WORKDIR /app
# Fewer arenas of the C library: some 30 MB less memory in each process.
ENV NODE_ENV=production PORT=3000 MALLOC_ARENA_MAX=2
USER nonroot
EXPOSE 3000
# Ready means: migrated, connected to the database, and not about to end.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/usr/local/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/node", "/app/forgeline.mjs"]
CMD ["start"]
