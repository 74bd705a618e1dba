# Three stages: what the page is built with, what the server needs, and the image that has only the results of both.

FROM node:24-bookworm-slim AS page
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/rules/package.json packages/rules/
COPY packages/protocol/package.json packages/protocol/
COPY packages/game/package.json packages/game/
COPY packages/bots/package.json packages/bots/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
# The package `node` (Node for people who only have an older one) is not needed where Node 24 is: no install scripts.
RUN npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/build-web.ts

FROM node:24-bookworm-slim AS server
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/rules/package.json packages/rules/
COPY packages/protocol/package.json packages/protocol/
COPY packages/game/package.json packages/game/
COPY packages/bots/package.json packages/bots/
COPY apps/server/package.json apps/server/
RUN npm ci --omit=dev --workspace apps/server --include-workspace-root=false --ignore-scripts --no-audit --no-fund --loglevel=error

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Spice Road" \
      org.opencontainers.image.description="An unofficial, self-hosted table for a card game of spices and caravans" \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app
ENV NODE_ENV=production \
    PORT=8080 \
    DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=server /app ./
COPY LICENSE ./
COPY packages packages
COPY apps/server apps/server
COPY --from=page /app/apps/web/dist apps/web/dist
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}${`/${process.env.BASE_PATH ?? ''}/health/ready`.replace(/\\/+/g, '/')}`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
