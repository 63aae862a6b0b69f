import { keywords, type CardDefinition } from '@parlor/simpiece'
import { timings } from '../src/card-definition.ts'

/** A card with one changed leaf, and the path of the change. */
interface Mutant {
  readonly path: string
  readonly card: CardDefinition
}

/** Replacements of vocabulary words; any other string is a name or type and becomes an unknown one. */
const swaps: Readonly<Record<string, string>> = {
  yours: 'opponents',
  opponents: 'yours',
  any: 'opponents',
  you: 'opponent',
  opponent: 'you',
  both: 'either',
  either: 'both',
  hand: 'field',
  field: 'hand',
  turn: 'battle',
  battle: 'turn',
  main: 'counter',
  counter: 'main',
  this: 'all',
  strike: 'slash',
  slash: 'strike',
  red: 'purple',
  green: 'purple',
  blue: 'purple',
  purple: 'red',
  character: 'event',
  event: 'character',
}

/** Replacements of words by the key they stand under. */
const swapsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  against: { ko: 'removal', removal: 'ko', rest: 'ko' },
  by: { battle: 'effects', effects: 'opponentEffects', opponentEffects: 'effects', any: 'battle' },
  act: {
    attack: 'block',
    attackLeader: 'attack',
    block: 'attack',
    rest: 'refresh',
    refresh: 'rest',
    playCharacter: 'draw',
    useBlocker: 'draw',
    draw: 'lifeToHand',
    lifeToHand: 'draw',
    blocked: 'attack',
  },
  until: { yourNextStart: 'turn', opponentsTurn: 'turn', yourNextTurn: 'opponentsTurn', nextRefresh: 'turn' },
  timing: { onPlay: 'onKO' },
  from: { trash: 'handOrTrash', handOrTrash: 'trash' },
  to: { top: 'either', either: 'top' },
  whose: { either: 'yours' },
  who: { leader: 'this', this: 'leader', both: 'you' },
  harm: { ko: 'removal', removal: 'ko', any: 'ko' },
}

/** Verbs with several durations. */
const severalDurations = new Set<unknown>(['power', 'give', 'barPlayer', 'zeroPower', 'copyPower'])

/** Discriminators: changing one gives another kind of entry, not another value. */
const fixed = new Set(['verb', 'pay', 'test', 'gives', 'rule', 'of', 'in'])

/** Optional keys of definitions. */
const optional = new Set([
  'don',
  'turn',
  'limit',
  'may',
  'if',
  'cost',
  'more',
  'per',
  'colour',
  'types',
  'name',
  'notName',
  'costMost',
  'powerMost',
  'typeIncludes',
  'costLeast',
  'baseCostLeast',
  'baseCostMost',
  'powerLeast',
  'basePowerLeast',
  'basePowerMost',
  'multicoloured',
  'trigger',
  'plain',
  'anyOf',
  'from',
  'rest',
  'unseen',
  'shown',
  'keyword',
  'attribute',
  'rested',
  'notThis',
  'otherColour',
  'kind',
  'from',
  'timing',
  'target',
  'faceUp',
  'active',
  'orDon',
  'anyKind',
  'payIf',
  'donLeast',
  'about',
  'by',
])

/** All variants of a card with one changed leaf in its rules, keywords or abilities. */
export function mutantsOf(card: CardDefinition): Mutant[] {
  const out: Mutant[] = []
  const { rules, keywords: printed, abilities } = card
  for (const [path, parts] of variants({ rules, keywords: printed, abilities }, ''))
    out.push({ path, card: { ...card, ...(parts as object) } as CardDefinition })
  return out.filter(({ card: { abilities: changed } }) => changed.every(isSound))
}

/** `always` abilities have no timing, and others no continuous effect: such mixtures are invalid. */
function isSound({ when, do: instructions, gives, replaces }: CardDefinition['abilities'][number]): boolean {
  if (replaces !== undefined) return when.includes('instead')
  return when.includes('always') ? gives !== undefined : instructions !== undefined
}

function variants(value: unknown, path: string): [path: string, value: unknown][] {
  if (Array.isArray(value)) return listVariants(value, path)
  if (typeof value === 'object' && value !== null) return objectVariants(value as Record<string, unknown>, path)
  return leafVariants(value, path)
}

function listVariants(list: readonly unknown[], path: string): [string, unknown][] {
  const out: [string, unknown][] = []
  // An ability without instructions or timing is invalid; removing the last item removes the list.
  const keep = list.length === 1 && /\/(do|when|gives|types|anyOf|options|options\/\d+)$/.test(path)
  for (const [i, one] of list.entries()) {
    if (!keep) out.push([`${path}/${i} left out`, list.toSpliced(i, 1)])
    for (const [at, changed] of variants(one, `${path}/${i}`)) out.push([at, list.toSpliced(i, 1, changed)])
  }
  return out
}

function objectVariants(object: Record<string, unknown>, path: string): [string, unknown][] {
  const out: [string, unknown][] = []
  for (const [key, one] of Object.entries(object)) {
    const at = `${path}/${key}`
    if (key === 'leaders' && 'anyKind' in object) continue
    if (fixed.has(key) || (key === 'until' && !severalDurations.has(object['verb']))) continue
    if (optional.has(key) && !isNeeded(object, key)) {
      const { [key]: _, ...rest } = object
      out.push([`${at} left out`, rest])
    }
    for (const [where, changed] of variants(one, at)) out.push([where, { ...object, [key]: changed }])
  }
  return out
}

/** Keys that are optional in filters and abilities, but required in some entries. */
function isNeeded(object: Record<string, unknown>, key: string): boolean {
  return ['test', 'pay', 'gives', 'rule', 'harm'].some((tag) => tag in object) &&
    key !== 'per' &&
    key !== 'if' &&
    !('pay' in object && ['from', 'active', 'orDon'].includes(key))
    ? true
    : 'verb' in object &&
        !['if', 'more', 'faceUp', 'from', 'rest', 'unseen', 'shown'].includes(key) &&
        !(key === 'rested' && ['deploy', 'playThis', 'look'].includes(object['verb'] as string))
}

function leafVariants(value: unknown, path: string): [string, unknown][] {
  if (typeof value === 'number') return numberVariants(value, path)
  if (typeof value === 'boolean')
    return /\/(may|more|notThis|unseen|shown|otherColour|multicoloured|trigger|plain|faceUp|stages|orDon|anyKind)$/.test(path)
      ? []
      : [[`${path} ${!value}`, !value]]
  if (typeof value !== 'string' || path.endsWith('/target/by') || (value === 'either' && path.endsWith('/from'))) return []
  if (/\/keywords?(\/\d+)?$/.test(path)) return [[`${path} other`, keywords.find((one) => one !== value && one !== 'attackActive')]]
  if (/\/when\/\d+$/.test(path)) return whenVariants(value, path)
  // Both limits are equivalent where nothing can be declined.
  if (/\/(count|limit)$/.test(path)) return []
  const key = path.slice(path.lastIndexOf('/') + 1)
  return [[`${path} other`, swapsOf[key]?.[value] ?? swaps[value] ?? `${value} no more`]]
}

/** Another timing of the same kind, so that the ability can still trigger. */
function whenVariants(value: string, path: string): [string, unknown][] {
  if (value === 'always' || value === 'instead') return []
  const others = timings.filter((timing) => timing !== value && timing !== 'always' && timing !== 'instead' && timing !== 'later')
  return [[`${path} other`, others[0] === 'onPlay' ? others[0] : others[3]]]
}

/** One more and one less; powers in steps of a thousand. */
function numberVariants(value: number, path: string): [string, unknown][] {
  const step = Math.abs(value) >= 1000 ? 1000 : 1
  const out: [string, unknown][] = [[`${path} +${step}`, value + step]]
  if (value - step > 0 || value < 0) out.push([`${path} -${step}`, value - step])
  return out
}

/** Whether a scenario fails, as it has to with a mutant. */
export function fails(run: () => void): boolean {
  try {
    run()
    return false
  } catch {
    return true
  }
}
