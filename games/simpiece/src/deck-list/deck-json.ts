import { soleCardNumber } from './card-number.ts'
import { cleanName, readDeckLine, type ListedCard } from './deck-line.ts'

/** The cards named in JSON, and what names none. */
interface JsonDeck {
  readonly cards: ListedCard[]
  readonly unread: string[]
}

type JsonObject = Readonly<Record<string, unknown>>

const idKeys = ['id', 'card_id', 'cardId', 'cardid', 'code', 'cardCode', 'cardNumber', 'card_number', 'number', 'card']
const countKeys = ['count', 'quantity', 'qty', 'amount', 'copies']
/** Where mods of Tabletop Simulator write a card's number; its picture is the last resort. */
const tabletopKeys = ['Nickname', 'Description', 'GMNotes', 'Memo']

/** Reads arrays of card numbers, objects with number and count, maps of numbers to counts, and saved objects of Tabletop Simulator. */
export function readJsonDeck(value: unknown): JsonDeck {
  const deck: JsonDeck = { cards: [], unread: [] }
  visit(value, deck, false)
  return deck
}

function visit(value: unknown, deck: JsonDeck, leads: boolean): void {
  if (Array.isArray(value)) for (const one of value) visit(one, deck, leads)
  else if (typeof value === 'string') visitText(value, deck, leads)
  else if (typeof value === 'object' && value !== null) visitObject(value as JsonObject, deck, leads)
}

function visitText(text: string, deck: JsonDeck, leads: boolean): void {
  const cards = readDeckLine(text, leads)
  deck.cards.push(...cards)
  if (cards.length === 0 && text.trim() !== '' && !/^exported/i.test(text)) deck.unread.push(text)
}

function visitObject(object: JsonObject, deck: JsonDeck, leads: boolean): void {
  const inside = object['ObjectStates'] ?? object['ContainedObjects']
  if (Array.isArray(inside) && inside.length > 0) return visit(inside, deck, leads)
  if ('Nickname' in object || 'CardID' in object) return visitTabletopCard(object, deck, leads)
  const id = idKeys.map((key) => soleCardNumber(textAt(object, key))).find((one) => one !== null)
  if (id !== undefined) {
    const count = countKeys.map((key) => Number(object[key])).find((one) => Number.isInteger(one)) ?? 1
    deck.cards.push({ id, count, name: cleanName(textAt(object, 'name')), leads: leads || /^leader$/i.test(textAt(object, 'type')) })
    return
  }
  for (const [key, one] of Object.entries(object)) {
    const number = soleCardNumber(key)
    if (number !== null && Number.isInteger(Number(one))) deck.cards.push({ id: number, count: Number(one), name: '', leads })
    else if (typeof one === 'object') visit(one, deck, /^leader$/i.test(key))
    else if (/^leader$/i.test(key) && typeof one === 'string') visitText(one, deck, true)
  }
}

function visitTabletopCard(object: JsonObject, deck: JsonDeck, leads: boolean): void {
  const texts = tabletopKeys.map((key) => textAt(object, key))
  const found = [...texts, pictureOf(object)].map((text) => readDeckLine(text, leads)[0]).find((card) => card !== undefined)
  const nickname = texts[0]!.trim()
  if (found) deck.cards.push({ ...found, count: 1, name: found.name || cleanName(nickname) })
  else if (nickname !== '' && !/^don\b/i.test(nickname)) deck.unread.push(nickname)
}

/** Card numbers in the addresses of a card's face. */
function pictureOf(object: JsonObject): string {
  const faces = object['CustomDeck']
  if (typeof faces !== 'object' || faces === null) return ''
  return Object.values(faces)
    .map((face) => (typeof face === 'object' && face !== null ? textAt(face as JsonObject, 'FaceURL').replace(/[/.]/g, ' ') : ''))
    .join(' ')
}

function textAt(object: JsonObject, key: string): string {
  const value = object[key]
  return typeof value === 'string' ? value : ''
}
