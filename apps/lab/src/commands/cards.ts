import { text } from 'node:stream/consumers'
import { languages, type Language } from '@parlor/kernel'
import { cards, rulesText, type CompiledCard } from '@parlor/simpiece'
import { draftCards, draftLines } from '../draft-cards.ts'
import { formatTable } from '../text-table.ts'
import { UsageError, type Command, type CommandArguments, type CommandResult } from '../command.ts'

export const cardsCommand: Command = {
  name: 'cards',
  positionals: '[draft]',
  flags: { language: `${languages.join(', ')} (default en)`, sets: 'only cards of these sets, as OP01,OP02' },
  about:
    'Lists the cards of SimPiece: their facts, and their text as the rules render it. With “draft”, reads English card texts from standard input (a number above a text names its card, an empty line ends it; or JSON as --json prints it): the definitions, and what is missing.',
  run(args) {
    const [what] = args.positionals
    if (what === 'draft') return draft(args)
    if (what !== undefined) throw new UsageError(`“${what}” is not “draft”.`)
    const language = languages.find((one) => one === (args.flags['language'] ?? 'en'))
    if (!language) throw new UsageError(`--language is one of ${languages.join(', ')}.`)
    const data = cardsOf(args.flags['sets'])
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map((card) => factsOf(card, language))
    const rows = data.map(({ id, name, kind, cost, life, power, text: said }) => [
      id,
      name,
      kind,
      cost ?? life ?? '',
      power ?? '',
      oneLine(said),
    ])
    return { data, lines: formatTable(['id', 'name', 'kind', 'cost or life', 'power', 'text'], rows) }
  },
}

function cardsOf(flag: string | undefined): readonly CompiledCard[] {
  if (flag === undefined) return cards
  const sets = flag.split(',')
  const known = [...new Set(cards.map(({ set }) => set))]
  const unknown = sets.find((one) => !known.includes(one))
  if (unknown !== undefined) throw new UsageError(`There is no set “${unknown}”; there are ${known.join(', ')}.`)
  return cards.filter(({ set }) => sets.includes(set))
}

async function draft(args: CommandArguments): Promise<CommandResult> {
  const flag = Object.keys(args.flags)[0]
  if (flag !== undefined) throw new UsageError(`“draft” takes no --${flag}.`)
  const data = draftCards(await text(process.stdin))
  const whole = data.filter(({ refusals }) => refusals.length === 0).length
  return {
    data,
    lines: [...data.flatMap(draftLines), `${whole} of ${data.length} texts understood.`],
    ok: whole === data.length,
  }
}

function factsOf(card: CompiledCard, language: Language) {
  const { id, set, name, kind, colours, cost, life, power, counter, attributes, types, rarity } = card
  return { id, set, name, kind, colours, cost, life, power, counter, attributes, types, rarity, text: rulesText(card, language) }
}

function oneLine(said: string): string {
  const flat = said.replaceAll('\n', ' ')
  return flat.length > 60 ? `${flat.slice(0, 59)}…` : flat
}
