import type { Plugin } from 'vite'

const part = /\/strings\/\w+\.json\?part=(house|online)$/
const onlineGroups = new Set(['online', 'account', 'ranked', 'claim', 'draw', 'deal', 'undo', 'rematch', 'queue'])
/** Said by pages that play nothing on a server: doors to those that do, and the banner that asks to reload. */
const everywhere = new Set(['online.title', 'online.line', 'online.outdated'])

/** True for strings that only the pages of online play say; a test holds it against the code of the others. */
export function isOnlineKey(key: string): boolean {
  return onlineGroups.has(key.split('.', 1)[0]!) && !everywhere.has(key)
}

/** Cuts a language file in two: the lobby loads without what only online play says. */
export function splitOnlineStringsPlugin(): Plugin {
  return {
    name: 'parlor-words',
    enforce: 'pre',
    transform(code, id) {
      const wanted = part.exec(id)?.[1]
      if (wanted === undefined) return null
      const all = Object.entries(JSON.parse(code) as Record<string, unknown>)
      const strings = Object.fromEntries(all.filter(([key]) => isOnlineKey(key) === (wanted === 'online')))
      return { code: `export default ${JSON.stringify(strings)}`, moduleType: 'js', map: null }
    },
  }
}
