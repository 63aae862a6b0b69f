# syntax=docker/dockerfile:1

# What the lock names, cached as long as no manifest changes.
FROM node:22-slim AS deps
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/kernel/package.json packages/kernel/
COPY packages/bots/package.json packages/bots/
COPY packages/testkit/package.json packages/testkit/
COPY packages/protocol/package.json packages/protocol/
COPY games/domino/package.json games/domino/
COPY games/dots/package.json games/dots/
COPY games/mahjong/package.json games/mahjong/
COPY games/simpiece/package.json games/simpiece/
COPY games/sumzero/package.json games/sumzero/
COPY apps/web/package.json apps/web/
COPY apps/lab/package.json apps/lab/
COPY apps/server/package.json apps/server/
COPY tools/bootstrap.mjs tools/install.mjs tools/lock.mjs tools/
RUN node tools/bootstrap.mjs install && chown -R node:node /app
USER node

# Hot reload on 5173; docker-compose mounts the sources over /app.
FROM deps AS dev
COPY --chown=node:node . .
EXPOSE 5173
CMD ["npm", "run", "dev", "--", "--host", "0.0.0.0"]

# The built app.
FROM deps AS build
COPY --chown=node:node . .
RUN npm run build

# One node of online play; docker-compose starts two behind a proxy.
FROM deps AS online
COPY --chown=node:node . .
RUN node --import tsx apps/server/build/bundle.ts
ENV HOST=0.0.0.0 PORT=4174
EXPOSE 4174
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD node -e "fetch('http://127.0.0.1:4174/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "apps/server/dist/main.js"]

# Every text compressed once and for all, for nginx to hand out as it is.
FROM build AS packed
RUN find apps/web/dist -type f -regextype posix-extended -regex '.*\.(html|js|css|json|svg|webmanifest|wasm)' -exec gzip -9 -k {} +

# Nothing but files and a web server without root.
FROM nginxinc/nginx-unprivileged:1.28-alpine AS preview
COPY deploy/nginx.conf /etc/nginx/nginx.conf
COPY --from=packed /app/apps/web/dist /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080/ || exit 1
USER 101
CMD ["nginx", "-g", "daemon off;"]
