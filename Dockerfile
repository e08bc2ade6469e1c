# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Without a checkout the build cannot know it.
ARG BUILD_COMMIT
RUN echo "$BUILD_COMMIT" > COMMIT && npm run build

FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json LICENSE ./
# The image has Node.js, so that the packages with Node.js are not needed; type declarations and source maps are never loaded.
RUN npm ci --omit=dev \
  && rm -rf node_modules/node-linux-* node_modules/node-win-* node_modules/.bin/node /root/.npm /tmp/node-compile-cache \
  && find node_modules -type f '(' -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' ')' -delete
COPY --from=build /app/dist ./dist
# Pictures, secrets, static pages of the owner, and the embedded database.
RUN mkdir /data /backups && chown node:node /data /backups
# npm must not advertise a new version in the output of a command.
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
# Memory used for decoding pictures is returned to the system.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "dist/server/main.js"]
