# syntax=docker/dockerfile:1
# The store as an image: docs/operations.md#containers. Node, and the folder that `npm run artifact` makes; no shell, no npm.
FROM node:24-trixie@sha256:be40f6a87b9b22215ddb20da0a2320a5c6d583fe3ee3b0024d9fa4f05b40c8fd AS build
WORKDIR /src
ENV NEXT_TELEMETRY_DISABLED=1
# Packages are installed again only when one of these changes.
COPY package.json package-lock.json ./
COPY --parents packages/*/package.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm run artifact -- /artifact

FROM gcr.io/distroless/cc-debian13:nonroot@sha256:54df941ed0d06a1bd95ef5e0ce391fd8d9f94b64782dc9a60062727849ee3f97
ARG VERSION=local
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Forgeline" \
  org.opencontainers.image.description="Business-to-business storefront for manufacturers of tools" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /artifact /app
WORKDIR /app
# Fewer arenas of the C library: some 30 MB less memory in each process.
ENV NODE_ENV=production PORT=3000 MALLOC_ARENA_MAX=2
USER nonroot
EXPOSE 3000
# Ready means: migrated, connected to the database, and not about to end.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --start-interval=2s --retries=3 \
  CMD ["/usr/local/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/node", "/app/forgeline.mjs"]
CMD ["start"]
