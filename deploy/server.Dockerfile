# The app and the club in an image. Build it at the root of the repository:
#
#   docker build -f deploy/server.Dockerfile -t cairn-server .
FROM node:20-slim
WORKDIR /cairn
COPY . .
# The first use of cairn-server bundles it; here, since the user of the container cannot write here.
RUN npm ci && npm run prepare && npm run build && node scripts/build-server.js \
  && node packages/server/bin/cairn-server.js --version && mkdir /data && chown node /data
USER node
ENV PORT=4173 CAIRN_HOST=0.0.0.0
EXPOSE 4173
# More room for what lives for one request, so that it is collected less often (npm run ordeal -- club load).
CMD ["node", "--max-semi-space-size=32", "packages/server/dist/main.js", "packages/web/dist"]
