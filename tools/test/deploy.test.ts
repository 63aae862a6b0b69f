import { describe, expect, it } from 'vitest'
import { cacheControl, contentTypes, hashedFilesPattern, securityHeaders } from '../http-headers.ts'
import { listFilesBelow, projectRoot, readText } from '../file-tree.ts'

const nginx = readText(projectRoot, 'deploy/nginx.conf')

describe('nginx.conf', () => {
  it('adds exactly the headers of the static server', () => {
    const added = [...nginx.matchAll(/^ *add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm)].map(([, name, quoted, bare]) => [
      name,
      quoted ?? bare,
    ])
    expect(Object.fromEntries(added)).toEqual({ ...securityHeaders, 'Cache-Control': '$cache_control' })
    expect(nginx.match(/add_header/g)).toHaveLength(added.length)
  })

  it('adds them at server level: a location with its own header would lose the others', () => {
    const inLocations = [...nginx.matchAll(/location [^{]*\{([^}]*)\}/g)].map((match) => match[1])
    expect(inLocations.length).toBeGreaterThan(3)
    expect(inLocations.join('')).not.toContain('add_header')
  })

  it('sets the same Cache-Control as the static server', () => {
    expect(nginx).toContain(`default "${cacheControl.fresh}";`)
    expect(nginx).toContain(`~${hashedFilesPattern} "${cacheControl.hashed}";`)
  })

  it('knows the same content types', () => {
    const block = /types \{([^}]*)\}/.exec(nginx)![1]!
    const types = [...block.matchAll(/(\S+) ([^;]+);/g)].flatMap(([, type, endings]) => endings!.split(' ').map((ending) => [ending, type]))
    const ours = Object.entries(contentTypes).map(([ending, type]) => [ending, type.split(';')[0]])
    expect(Object.fromEntries(types)).toEqual(Object.fromEntries(ours))
  })
})

it('the proxy keeps idle connections to its nodes for less time than they do', () => {
  const [, upstream = ''] = /upstream nodes \{([^}]*)\}/.exec(readText(projectRoot, 'deploy/online.conf'))!
  const [, seconds] = /^ *keepalive_timeout (\d+)s;$/m.exec(upstream) ?? []
  const [, nodesMs = ''] = /^const proxyKeepAliveMs = ([\d_]+)$/m.exec(readText(projectRoot, 'apps/server/src/http/connection-limit.ts'))!
  expect(Number(seconds) * 1000 + 10_000).toBeLessThanOrEqual(Number(nodesMs.replaceAll('_', '')))
})

it('the limits of the proxy per address are not below those of its nodes, and it has enough connections', () => {
  const proxy = readText(projectRoot, 'deploy/online.conf')
  const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)![1]!.replaceAll('_', ''))
  const nodes = proxy.match(/^ *server node\d/gm)!.length
  const sockets = numberIn(readText(projectRoot, 'apps/server/src/config.ts'), /'PARLOR_SOCKETS', ([\d_]+)/)
  const requests = numberIn(readText(projectRoot, 'apps/server/src/http/app.ts'), /^const totalPerMinute = ([\d_]+)/m)
  const bursts = numberIn(readText(projectRoot, 'apps/server/src/socket/socket-server.ts'), /atOnce: ([\d_]+)/)
  expect(nodes).toBe(2)
  expect(numberIn(proxy, /limit_conn connections (\d+);/)).toBeGreaterThanOrEqual(nodes * sockets)
  expect(numberIn(proxy, /rate=(\d+)r\/s/)).toBeGreaterThanOrEqual((nodes * requests) / 60)
  expect(numberIn(proxy, /burst=(\d+)/)).toBeGreaterThanOrEqual(nodes * bursts)
  // Two connections, thus two file descriptors, per socket.
  expect(numberIn(proxy, /worker_rlimit_nofile (\d+);/)).toBeGreaterThanOrEqual(2 * numberIn(proxy, /worker_connections (\d+);/))
})

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::1', '0:0:0:0'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
  ['2001:db8:0:7:1::1', '2001:db8:0:7'],
  ['2001:db8:0:7::', '2001:db8:0:7'],
  ['2001:db8:1:0:5:6:7:8', '2001:db8:1:0'],
  ['2001:db8:1::5', '2001:db8:1:0'],
  ['2001:db8::b:c:d', '2001:db8:0:0'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['2001::7:a:b:c:d', '2001:0:0:7'],
  ['2001::a:b:c:d', '2001:0:0:0'],
  ['fe80::1', 'fe80:0:0:0'],
])('the proxy counts %s as %s', (address, key) => {
  const block = /map \$remote_addr \$household \{([^}]*)\}/.exec(readText(projectRoot, 'deploy/online.conf'))![1]!
  const rules = [...block.matchAll(/^ *"~(.*)" (\S+);$/gm)].map(([, pattern, value]) => [new RegExp(pattern!), value!] as const)
  // The first pattern that matches counts.
  const rule = rules.find(([pattern]) => pattern.test(address))
  expect(rule ? rule[1].replaceAll(/\$(\d)/g, (_, at) => rule[0].exec(address)![Number(at)]!) : address).toBe(key)
})

it('the proxy limits what one site of many IPv6 networks does', () => {
  const conf = readText(projectRoot, 'deploy/online.conf')
  const [, pattern, value] = /map \$household \$site \{[^}]*"~([^"]*)" (\S+);/.exec(conf)!
  expect(value).toBe('$1')
  const siteOf = (household: string) => new RegExp(pattern!).exec(household)?.[1] ?? ''
  expect(['2001:db8:1:2', '2001:db8:1:ffff', '192.0.2.7'].map(siteOf)).toEqual(['2001:db8:1', '2001:db8:1', ''])
  for (const limit of ['limit_req zone=site_requests ', 'limit_conn site_connections ']) expect(conf).toContain(limit)
})

it('as many connections wait at `npm start` as at a node', () => {
  const backlog = /^(?:export )?const listenBacklog = ([\d_]+)$/m
  const [ours, nodes] = ['tools/serve.ts', 'apps/server/src/config.ts'].map((path) => backlog.exec(readText(projectRoot, path))![1])
  expect(ours).toBe(nodes)
  expect(readText(projectRoot, 'tools/serve.ts')).toContain('server.listen(port, host, listenBacklog,')
})

it('the Dockerfile copies the manifest of every workspace before the install', () => {
  const dockerfile = readText(projectRoot, 'Dockerfile')
  const manifests = listFilesBelow(projectRoot).filter((path) => /^(packages|games|apps)\/[^/]+\/package\.json$/.test(path))
  expect(manifests.length).toBeGreaterThan(4)
  for (const path of manifests) expect(dockerfile).toContain(`COPY ${path} ${path.replace('package.json', '')}\n`)
})

it('the images do not run as root', () => {
  const stages = readText(projectRoot, 'Dockerfile')
    .split(/^FROM /m)
    .slice(1)
  const named = Object.fromEntries(stages.map((stage) => [/AS (\w+)/.exec(stage)![1]!, stage]))
  expect(Object.keys(named)).toEqual(['deps', 'dev', 'build', 'online', 'packed', 'preview'])
  expect(named['deps']).toMatch(/^USER node$/m)
  // Keeps the user of the stage it is based on.
  expect(named['online']).toMatch(/^deps /)
  expect(named['preview']).toMatch(/^USER 101$/m)
})

it('the workflow runs npm test, as .ci/run does, on every supported Node', () => {
  const workflow = readText(projectRoot, '.github/workflows/test.yml')
  expect(workflow).toMatch(/node: \[20, 22, 24\]/)
  expect(workflow).toMatch(/run: npm test$/m)
  expect(
    readText(projectRoot, '.ci/run')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  ).toEqual(['set -euo pipefail', 'cd "$(dirname "$0")/.."', 'exec npm test'])
})
