import type { Plugin } from 'vite'

const part = /\/strings\/\w+\.json\?part=(base|online)$/
const onlineGroups = new Set(['online', 'account', 'ranked', 'claim', 'draw', 'deal', 'undo', 'rematch', 'queue'])
/** Online keys used by offline pages too: links to the online pages, and the banner that asks to reload. */
const everywhere = new Set(['online.title', 'online.line', 'online.outdated'])

/** True for keys that only the pages of online play use; a test compares with the code of the others. */
export function isOnlineKey(key: string): boolean {
  return onlineGroups.has(key.split('.', 1)[0]!) && !everywhere.has(key)
}

/** Splits a language file in two, so that the lobby loads without the strings of online play. */
export function splitOnlineStringsPlugin(): Plugin {
  return {
    name: 'parlor-split-strings',
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
