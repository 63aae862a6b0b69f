import { reject, type Rejection } from '@parlor/kernel'
import { foldName } from './fold.ts'
import { limits } from './limit.ts'

/** Takes room or none and shows nothing. The sign that makes a picture of a symbol is one where it follows a symbol. */
const invisible = /(?<!\p{Extended_Pictographic})\uFE0F|(?!\uFE0F)\p{Default_Ignorable_Code_Point}|\u2800/u

/** More accents on one letter than any language writes. Signs of scripts that build syllables from marks may be a few more. */
const stacked = /(?:\p{Script=Inherited}\p{M}*){3}|\p{M}{6}/u

/** A name as it is shown: trimmed, composed, spaces single; letters, marks, digits, punctuation and symbols, but nothing invisible, stacked or that turns text around. */
export function readName(value: unknown): string | Rejection {
  const wrong = reject('person.badName', { limit: limits.name })
  if (typeof value !== 'string' || value.length > 4 * limits.name) return wrong
  const name = value.normalize('NFC').replaceAll(/ +/g, ' ').trim()
  const length = [...name].length
  if (length < 1 || length > limits.name || !/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(name) || !/[\p{L}\p{N}]/u.test(name)) return wrong
  return invisible.test(name) || stacked.test(name.replaceAll('\uFE0F', '')) ? wrong : name
}

/** Names that would pass for the house, for whoever runs it, for a bot or for nobody in particular, in all languages of the page. */
const reserved = [
  'parlor admin administrator moderator mod root owner operator staff team support help official system server webmaster security',
  'administration moderation betreiber leitung hilfe offiziell verwaltung sicherheit inhaber personal mannschaft',
  'administrateur administratrice modérateur modératrice propriétaire équipe aide officiel système serveur sécurité',
  'guest gast invité invitée anonymous anonym anonyme unknown unbekannt inconnu inconnue',
  'somebody someone anybody nobody everybody jemand niemand irgendwer quelqu’un personne you du ich vous moi toi me free frei libre',
  'player spieler spielerin joueur joueuse opponent gegner adversaire watcher zuschauer spectateur',
  'bot robot computer rechner ordinateur ki ia ai cpu null undefined deleted gelöscht supprimé',
].flatMap((line) => line.split(' '))

/** What bots are called in the games; a test holds it against the games' own words. */
const levels = [
  'Coin,Twenty,Odds,Easy,Beginner,Learner,Easy-going,Keen,Classic,Steady,Novice,Medium,Apprentice,Hard,Seasoned,Journeyman,Expert,Master',
  'Kepler 2,Kepler 4,Kepler 6,Newton 2,Newton 4,Newton 6,Random,Fair,Student,Scholar,Adept,Swift Master,Virtuoso',
  'Münze,Zwanzig,Rechner,Leicht,Anfang,Lehrzeit,Gelassen,Eifrig,Klassisch,Neuling,Solide,Geselle,Mittel,Lehrling,Könner,Erfahren,Experte',
  'Schwer,Meister,Zufall,Schüler,Gelehrter,Kenner,Schneller Meister,Virtuose',
  'Pile ou face,Vingt,Calcul,Facile,Débutant,Apprenti,Décontracté,Appliqué,Classique,Posé,Initié,Moyen,Chevronné,Compagnon,Difficile',
  'Maître,Hasard,Loyal,Élève,Érudit,Maître rapide',
].flatMap((line) => line.split(','))

const taken = [...new Set([...reserved, ...levels].map(foldName))]
/** One of them, or several in a row, and a number behind: “Admin 2” passes for the house as well. */
const pretends = new RegExp(`^(?:${taken.join('|')})+[0-9lo]*$`)
/** As the names that guests are given; zeros and ones are folded to letters. */
const automatic = new RegExp(`^${foldName('Guest')}[0-9a-flo]{4}$`)

/** A name that an account may hold for itself, or why not. Whether somebody else holds it only the server knows. */
export function readAccountName(value: unknown): string | Rejection {
  const name = readName(value)
  if (typeof name !== 'string') return name
  const fold = foldName(name)
  // An address in a name would be told to everybody, and signing in takes what has an @ for one.
  if (fold === '' || name.includes('@')) return reject('account.badName')
  return pretends.test(fold) || automatic.test(fold) ? reject('account.reservedName') : name
}
