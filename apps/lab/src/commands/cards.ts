import { languages, type Language } from '@parlor/kernel'
import { cards, rulesText, type CompiledCard } from '@parlor/simpiece'
import { formatTable } from '../text-table.ts'
import { UsageError, type Command } from '../command.ts'

export const cardsCommand: Command = {
  name: 'cards',
  positionals: '',
  flags: { language: `${languages.join(', ')} (default en)` },
  about: 'Lists the cards of SimPiece: their facts, and their text as the rules render it.',
  run(args) {
    const language = languages.find((one) => one === (args.flags['language'] ?? 'en'))
    if (!language) throw new UsageError(`--language is one of ${languages.join(', ')}.`)
    const data = cards.map((card) => factsOf(card, language))
    const rows = data.map(({ id, name, kind, cost, life, power, text }) => [id, name, kind, cost ?? life ?? '', power ?? '', oneLine(text)])
    return { data, lines: formatTable(['id', 'name', 'kind', 'cost or life', 'power', 'text'], rows) }
  },
}

function factsOf(card: CompiledCard, language: Language) {
  const { id, set, name, kind, colours, cost, life, power, counter, attributes, types, rarity } = card
  return { id, set, name, kind, colours, cost, life, power, counter, attributes, types, rarity, text: rulesText(card, language) }
}

function oneLine(text: string): string {
  const flat = text.replaceAll('\n', ' ')
  return flat.length > 60 ? `${flat.slice(0, 59)}…` : flat
}
