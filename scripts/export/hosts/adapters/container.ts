/**
 * A container that serves `out/` by nginx, without root, on port 8080: `docker build -f
 * deploy/container/Containerfile .`
 */
export const containerFile = `FROM docker.io/nginxinc/nginx-unprivileged:stable-alpine
COPY deploy/nginx/maps.conf deploy/nginx/server.conf /etc/nginx/cookbook/
COPY deploy/nginx/example.conf /etc/nginx/conf.d/default.conf
COPY out /srv/cookbook
EXPOSE 8080
`
