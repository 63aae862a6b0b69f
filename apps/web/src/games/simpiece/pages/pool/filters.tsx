import type { Colour } from '@parlor/simpiece'
import type { ReactElement } from 'react'
import { Select } from '../../../../house/field.tsx'
import { useWords } from '../../../../words/words.ts'
import { teller } from '../../face/label.ts'
import { AttributeSign, ColourSign, KindSign } from '../../face/signs.tsx'
import { Chips } from './chips.tsx'
import { offered, sorts, type Search } from './search.ts'

interface FiltersProps {
  readonly search: Search
  readonly onChange: (patch: Partial<Search>) => void
  /** The colours to choose from, where not all make sense. */
  readonly colours?: readonly Colour[]
  /** A deck holds no Leaders. */
  readonly leaders?: boolean
}

/** Everything cards can be looked for by, besides words. */
export function Filters({ search, onChange, colours = offered.colour, leaders = true }: FiltersProps): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const kinds = offered.kind.filter((kind) => leaders || kind !== 'leader')
  const rarities = offered.rarity.filter((rarity) => leaders || rarity !== 'L')
  const either = { value: '', label: tell('cards.any') }
  return (
    <div className="sp-filters">
      {colours.length > 1 && (
        <Chips
          label={tell('cards.filter.colour')}
          options={colours}
          chosen={search.colour}
          onChange={(colour) => onChange({ colour })}
          renderOption={(colour) => (
            <>
              <ColourSign colour={colour} />
              {tell(`cards.colour.${colour}`)}
            </>
          )}
        />
      )}
      <Chips
        label={tell('cards.filter.kind')}
        options={kinds}
        chosen={search.kind}
        onChange={(kind) => onChange({ kind })}
        renderOption={(kind) => (
          <>
            <KindSign kind={kind} />
            {tell(`cards.kind.${kind}`)}
          </>
        )}
      />
      <Chips
        narrow
        label={tell('cards.cost')}
        options={offered.cost}
        chosen={search.cost}
        renderOption={String}
        onChange={(cost) => onChange({ cost })}
      />
      <Chips
        label={tell('cards.counter')}
        options={offered.counter}
        chosen={search.counter}
        renderOption={(counter) => (counter === 0 ? tell('cards.none') : `+${counter}`)}
        onChange={(counter) => onChange({ counter })}
      />
      <div className="sp-pair">
        <Select
          label={tell('cards.filter.least')}
          value={search.least === null ? '' : String(search.least)}
          options={[either, ...offered.power.map((power) => ({ value: String(power), label: String(power) }))]}
          onChange={(value) => onChange({ least: value === '' ? null : Number(value) })}
        />
        <Select
          label={tell('cards.filter.most')}
          value={search.most === null ? '' : String(search.most)}
          options={[either, ...offered.power.map((power) => ({ value: String(power), label: String(power) }))]}
          onChange={(value) => onChange({ most: value === '' ? null : Number(value) })}
        />
      </div>
      <Chips
        label={tell('cards.filter.attribute')}
        options={offered.attribute}
        chosen={search.attribute}
        onChange={(attribute) => onChange({ attribute })}
        renderOption={(attribute) => (
          <>
            <AttributeSign attribute={attribute} />
            {tell(`cards.attribute.${attribute}`)}
          </>
        )}
      />
      <Chips
        label={tell('cards.filter.mark')}
        options={offered.mark}
        chosen={search.mark}
        renderOption={(mark) => tell(`cards.mark.${mark}`)}
        onChange={(mark) => onChange({ mark })}
      />
      <Select
        label={tell('cards.filter.does')}
        value={search.does ?? ''}
        options={[either, ...offered.does.map((does) => ({ value: does as string, label: tell(`cards.does.${does}`) }))]}
        onChange={(value) => onChange({ does: offered.does.find((does) => does === value) ?? null })}
      />
      <Select
        label={tell('cards.filter.type')}
        value={search.type ?? ''}
        options={[either, ...offered.type.map((type) => ({ value: type, label: type }))]}
        onChange={(value) => onChange({ type: value === '' ? null : value })}
      />
      <Chips
        label={tell('cards.filter.trigger')}
        options={['with', 'without'] as const}
        chosen={search.trigger === null ? [] : [search.trigger]}
        renderOption={(trigger) => tell(`cards.trigger.${trigger}`)}
        onChange={(chosen) => onChange({ trigger: chosen.find((one) => one !== search.trigger) ?? null })}
      />
      <Chips
        narrow
        label={tell('cards.filter.rarity')}
        options={rarities}
        chosen={search.rarity}
        renderOption={(rarity) => <abbr title={tell(`cards.rarity.${rarity}`)}>{rarity}</abbr>}
        onChange={(rarity) => onChange({ rarity })}
      />
    </div>
  )
}

export function SortField({ search, onChange }: Pick<FiltersProps, 'search' | 'onChange'>): ReactElement {
  const words = useWords()
  const tell = teller(words)
  return (
    <Select
      label={tell('cards.sort')}
      value={search.sort}
      options={sorts.map((sort) => ({ value: sort, label: tell(`cards.sort.${sort}`) }))}
      onChange={(sort) => onChange({ sort })}
    />
  )
}

/** What is asked for most while a deck is built: in sight where there is room for it. */
export function QuickFilters({ search, onChange }: Pick<FiltersProps, 'search' | 'onChange'>): ReactElement {
  const words = useWords()
  const tell = teller(words)
  return (
    <div className="sp-quick">
      <Chips
        narrow
        label={tell('cards.cost')}
        options={offered.cost}
        chosen={search.cost}
        renderOption={String}
        onChange={(cost) => onChange({ cost })}
      />
      <Chips
        narrow
        label={tell('cards.filter.kind')}
        options={offered.kind.filter((kind) => kind !== 'leader')}
        chosen={search.kind}
        onChange={(kind) => onChange({ kind })}
        renderOption={(kind) => (
          <>
            <KindSign kind={kind} />
            <span className="sr-only">{tell(`cards.kind.${kind}`)}</span>
          </>
        )}
      />
    </div>
  )
}
