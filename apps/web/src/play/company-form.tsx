import type { Level, Strings } from '@parlor/kernel'
import type { ReactElement } from 'react'
import { Choice, Select } from '../house/field.tsx'
import { seatName } from '../session/names.ts'
import { bot, person, type Player } from '../session/player.ts'
import { useWords } from '../words/words.ts'
import { against, companyOf } from './seats.ts'

interface CompanyProps {
  readonly players: readonly Player[]
  readonly levels: readonly Level[]
  readonly strings: Strings
  readonly onChange: (players: readonly Player[]) => void
}

const people = '+people'
const mixed = '+mixed'

/** Against whom, and in which seat. */
export function CompanyForm({ players, levels, strings, onChange }: CompanyProps): ReactElement | null {
  const words = useWords()
  const { t, say } = words
  if (players.length === 1) return null
  const company = companyOf(players)
  const value = company.kind === 'bot' ? company.level : company.kind === 'people' ? people : mixed
  const options = levels.map(({ id }) => ({ value: id, label: say({ key: `level.${id}` }, strings) }))
  const line =
    company.kind === 'bot' && Object.hasOwn(strings, `level.${company.level}.line`)
      ? say({ key: `level.${company.level}.line` }, strings)
      : undefined
  const seat = company.kind === 'bot' ? company.seat : 0
  function choose(chosen: string): void {
    if (chosen === people) onChange(players.map(() => person))
    else if (chosen !== mixed) onChange(against(chosen, seat, players.length))
  }
  return (
    <>
      <Select
        label={t('options.opponent')}
        {...(line === undefined ? {} : { note: line })}
        value={value}
        options={[
          ...options,
          { value: people, label: t('options.people', { count: players.length }) },
          ...(company.kind === 'mixed' ? [{ value: mixed, label: t('options.mixed') }] : []),
        ]}
        onChange={choose}
      />
      {company.kind === 'bot' && (
        <Choice
          label={t('options.yourSeat')}
          value={company.seat}
          options={players.map((_, at) => ({ value: at, label: seatName(at, strings, words) }))}
          onChange={(at) => onChange(against(company.level, at, players.length))}
        />
      )}
    </>
  )
}

/** Each seat on its own: any mixture of people and bots, or bots alone to watch. */
export function SeatsForm({ players, levels, strings, onChange }: CompanyProps): ReactElement {
  const words = useWords()
  const options = [
    { value: '', label: words.t('options.person') },
    ...levels.map(({ id }) => ({ value: id, label: words.say({ key: `level.${id}` }, strings) })),
  ]
  return (
    <>
      {players.map((player, seat) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          key={seat}
          label={seatName(seat, strings, words)}
          value={player.kind === 'bot' ? player.level : ''}
          options={options}
          onChange={(level) => onChange(players.with(seat, level === '' ? person : bot(level)))}
        />
      ))}
    </>
  )
}
