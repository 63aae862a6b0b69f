import { reject, type Rejection } from '@parlor/kernel'
import { foldName } from './fold-name.ts'
import { limits } from './protocol-constants.ts'

/** Invisible characters. The emoji variation selector is allowed only after a pictograph. */
const invisible = /(?<!\p{Extended_Pictographic})\uFE0F|(?!\uFE0F)\p{Default_Ignorable_Code_Point}|\u2800/u

/** Stacked diacritics: more than any language writes. Scripts that build syllables from marks may use a few more. */
const stacked = /(?:\p{Script=Inherited}\p{M}*){3}|\p{M}{6}/u

/** Trimmed, composed, single spaces. */
function normalizeName(typed: string): string {
  return typed.normalize('NFC').replaceAll(/ +/g, ' ').trim()
}

/** What is wrong with a display name, for a message that helps; null when nothing is. */
export function displayNameProblem(typed: string): 'missing' | 'tooLong' | 'noLetter' | 'invisible' | null {
  if (typed.length > 4 * limits.name) return 'tooLong'
  const name = normalizeName(typed)
  if (name === '') return 'missing'
  if ([...name].length > limits.name) return 'tooLong'
  if (!/[\p{L}\p{N}]/u.test(name)) return 'noLetter'
  const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(name)
  return printable && !invisible.test(name) && !stacked.test(name.replaceAll('\uFE0F', '')) ? null : 'invisible'
}

/**
 * A display name: trimmed, composed, single spaces; letters, marks, digits, punctuation and symbols, but nothing invisible, stacked or
 * bidirectional.
 */
export function readDisplayName(value: unknown): string | Rejection {
  if (typeof value !== 'string' || displayNameProblem(value)) return reject('person.badName', { limit: limits.name })
  return normalizeName(value)
}

/** Names that would impersonate the site, its operators, a bot or an anonymous person, in all languages of the page. */
const reserved = [
  'parlor admin administrator moderator mod root owner operator staff team support help official system server webmaster security',
  'administration moderation betreiber leitung hilfe offiziell verwaltung sicherheit inhaber personal mannschaft',
  'administrateur administratrice modérateur modératrice propriétaire équipe aide officiel système serveur sécurité',
  'guest gast invité invitée anonymous anonym anonyme unknown unbekannt inconnu inconnue',
  'somebody someone anybody nobody everybody jemand niemand irgendwer quelqu’un personne you du ich vous moi toi me free frei libre',
  'player spieler spielerin joueur joueuse opponent gegner adversaire watcher zuschauer spectateur',
  'bot robot computer rechner ordinateur ki ia ai cpu null undefined deleted gelöscht supprimé',
].flatMap((line) => line.split(' '))

/** Names of bot levels; a test compares them with the games' strings. */
const botLevelNames = [
  'Coin,Twenty,Odds,Easy,Beginner,Learner,Easy-going,Keen,Classic,Steady,Novice,Medium,Apprentice,Hard,Seasoned,Journeyman,Expert,Master',
  'Helmsman,Kepler 2,Kepler 4,Kepler 6,Newton 2,Newton 4,Newton 6,Random,Fair,Student,Scholar,Adept,Swift Master,Virtuoso,Flat stakes,All in,Growth',
  'Münze,Zwanzig,Rechner,Leicht,Anfang,Lehrzeit,Gelassen,Eifrig,Klassisch,Neuling,Solide,Geselle,Mittel,Lehrling,Könner,Erfahren,Experte',
  'Umsichtig,Steuermann,Schwer,Meister,Zufall,Schüler,Gelehrter,Kenner,Schneller Meister,Virtuose,Fester Einsatz,Alles oder nichts,Wachstum',
  'Pile ou face,Vingt,Calcul,Facile,Débutant,Apprenti,Décontracté,Appliqué,Classique,Posé,Initié,Moyen,Aguerri,Chevronné,Compagnon,Difficile',
  'Prudent,Timonier,Maître,Hasard,Loyal,Élève,Érudit,Maître rapide,Mise fixe,Tapis,Croissance',
].flatMap((line) => line.split(','))

/** Words of two or three letters are parts of many names: they are reserved only as the whole name. */
const isShort = (word: string) => [...word].length <= 3
/** Words of two letters collide with names when folded: “AI” with Al, “me” with rne. */
const isTiny = (word: string) => [...word].length <= 2
const written = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

const tiny = new Set(reserved.filter(isTiny))
const short = new Set(reserved.filter((word) => isShort(word) && !isTiny(word)).map(foldName))
const long = [...new Set([...reserved.filter((word) => !isShort(word)), ...botLevelNames].map(foldName))]
const onlyLong = new RegExp(`^(?:${long.join('|')})+$`)
/** Default guest names; some digits are folded to letters. */
const automatic = new RegExp(`^${foldName('Guest')}[0-9a-flos]{4}$`)
const wordBreak = /[^\p{L}\p{M}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u
const numberBehind = /[^\p{L}\p{M}\p{N}]*\p{Nd}+[^\p{L}\p{M}\p{N}]*$/u

/** One reserved word, or several in a row. */
function impersonates(name: string): boolean {
  const fold = foldName(name)
  if (onlyLong.test(fold) || short.has(fold) || tiny.has(written(name))) return true
  const words = name.split(wordBreak).filter((word) => word !== '')
  const isLong = (word: string) => onlyLong.test(foldName(word))
  return words.some(isLong) && words.every((word) => isLong(word) || short.has(foldName(word)) || tiny.has(written(word)))
}

const leet: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 7: 't' }

/** Also with a trailing number, as in “Admin 2”, and with leetspeak digits next to letters, as in “P4RLOR”. */
function isReserved(name: string): boolean {
  const spelled = name.replaceAll(/(?<=\p{L})[347]|[347](?=\p{L})/gu, (digit) => leet[digit]!)
  return [name, spelled].some((one) => impersonates(one) || impersonates(one.replace(numberBehind, ''))) || automatic.test(foldName(name))
}

/** A name that a guest may choose, or why not: none that poses as the site or a bot. Default names stay theirs. */
export function readGuestName(value: unknown): string | Rejection {
  const name = readDisplayName(value)
  if (typeof name !== 'string') return name
  return isReserved(name) && !automatic.test(foldName(name)) ? reject('account.reservedName') : name
}

/** A name that an account may hold, or why not. Whether it is taken only the server knows. */
export function readAccountName(value: unknown): string | Rejection {
  const name = readDisplayName(value)
  if (typeof name !== 'string') return name
  const fold = foldName(name)
  // An e-mail address would be shown to everybody, and sign-in treats what has an @ as one.
  if (fold === '' || name.includes('@')) return reject('account.badName')
  return isReserved(name) ? reject('account.reservedName') : name
}
