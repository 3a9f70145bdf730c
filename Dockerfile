# The server with the pages and the widgets that it serves. PRODUCTION.md says how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --no-audit --no-fund && npm run build -- api widgets dashboard docs

# Only what the server itself needs. npm checks the lock against the manifest of every workspace.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY sdk/package.json sdk/
COPY widgets/package.json widgets/
COPY dashboard/package.json dashboard/
COPY api/package.json api/
COPY examples/package.json examples/
COPY docs/site/package.json docs/site/
COPY storybook/package.json storybook/
RUN npm ci --omit=dev --workspace=api --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/sdk/src sdk/src
COPY --from=build /app/api/src api/src
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/dashboard/dist dashboard/dist
COPY --from=build /app/widgets/dist/embed widgets/dist/embed
COPY --from=build /app/docs/site/dist docs/site/dist
USER node
# Belongs to the user named above, as the volume does that is laid over it (BuildKit).
WORKDIR /var/lib/iep-insider/embed
WORKDIR /app
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/src/server.ts"]
