import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where no network is, apt-get gives up soon. */
const withoutWaiting = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10']

/** Installs one of Debian's packages, when run by root on such a system; false when that is not possible. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stderr.write(`Installing Debian’s ${name} …\n`)
  const run = (args: readonly string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  const install = ['install', '-y', '--no-install-recommends', ...withoutWaiting, name]
  return run(install) || (run(['update', ...withoutWaiting]) && run(install))
}
