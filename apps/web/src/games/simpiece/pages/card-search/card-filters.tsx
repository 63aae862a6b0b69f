import type { Colour } from '@parlor/simpiece'
import type { ReactElement } from 'react'
import { Select } from '../../../../ui/form-fields.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { translatorFor } from '../../card-face/card-label.ts'
import { AttributeIcon, ColourIcon, CardKindIcon } from '../../card-face/card-icons.tsx'
import { FilterChips } from './filter-chips.tsx'
import { filterOptions, sortOrders, type CardSearch } from './search-cards.ts'

interface CardFiltersProps {
  readonly search: CardSearch
  readonly onChange: (patch: Partial<CardSearch>) => void
  /** Available colours, where not all make sense. */
  readonly colours?: readonly Colour[]
  /** A deck holds no Leaders. */
  readonly leaders?: boolean
}

/** All filters besides the text. */
export function CardFilters({ search, onChange, colours = filterOptions.colour, leaders = true }: CardFiltersProps): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const kinds = filterOptions.kind.filter((kind) => leaders || kind !== 'leader')
  const rarities = filterOptions.rarity.filter((rarity) => leaders || rarity !== 'L')
  const either = { value: '', label: translate('cards.any') }
  return (
    <div className="sp-filters">
      <FilterChips
        label={translate('cards.filter.colour')}
        options={colours}
        chosen={search.colour}
        onChange={(colour) => onChange({ colour })}
        renderOption={(colour) => (
          <>
            <ColourIcon colour={colour} />
            {translate(`cards.colour.${colour}`)}
          </>
        )}
      />
      <FilterChips
        narrow
        label={translate('cards.filter.set')}
        options={filterOptions.set}
        chosen={search.set}
        renderOption={String}
        onChange={(set) => onChange({ set })}
      />
      <FilterChips
        label={translate('cards.filter.kind')}
        options={kinds}
        chosen={search.kind}
        onChange={(kind) => onChange({ kind })}
        renderOption={(kind) => (
          <>
            <CardKindIcon kind={kind} />
            {translate(`cards.kind.${kind}`)}
          </>
        )}
      />
      <FilterChips
        narrow
        label={translate('cards.cost')}
        options={filterOptions.cost}
        chosen={search.cost}
        renderOption={String}
        onChange={(cost) => onChange({ cost })}
      />
      <FilterChips
        label={translate('cards.counter')}
        options={filterOptions.counter}
        chosen={search.counter}
        renderOption={(counter) => (counter === 0 ? translate('cards.none') : `+${counter}`)}
        onChange={(counter) => onChange({ counter })}
      />
      <div className="sp-pair">
        <Select
          label={translate('cards.filter.least')}
          value={search.least === null ? '' : String(search.least)}
          options={[either, ...filterOptions.power.map((power) => ({ value: String(power), label: String(power) }))]}
          onChange={(value) => onChange({ least: value === '' ? null : Number(value) })}
        />
        <Select
          label={translate('cards.filter.most')}
          value={search.most === null ? '' : String(search.most)}
          options={[either, ...filterOptions.power.map((power) => ({ value: String(power), label: String(power) }))]}
          onChange={(value) => onChange({ most: value === '' ? null : Number(value) })}
        />
      </div>
      <FilterChips
        label={translate('cards.filter.attribute')}
        options={filterOptions.attribute}
        chosen={search.attribute}
        onChange={(attribute) => onChange({ attribute })}
        renderOption={(attribute) => (
          <>
            <AttributeIcon attribute={attribute} />
            {translate(`cards.attribute.${attribute}`)}
          </>
        )}
      />
      <FilterChips
        label={translate('cards.filter.mark')}
        options={filterOptions.mark}
        chosen={search.mark}
        renderOption={(mark) => translate(`cards.mark.${mark}`)}
        onChange={(mark) => onChange({ mark })}
      />
      <Select
        label={translate('cards.filter.does')}
        value={search.does ?? ''}
        options={[either, ...filterOptions.does.map((does) => ({ value: does as string, label: translate(`cards.does.${does}`) }))]}
        onChange={(value) => onChange({ does: filterOptions.does.find((does) => does === value) ?? null })}
      />
      <Select
        label={translate('cards.filter.type')}
        value={search.type ?? ''}
        options={[either, ...filterOptions.type.map((type) => ({ value: type, label: type }))]}
        onChange={(value) => onChange({ type: value === '' ? null : value })}
      />
      <FilterChips
        label={translate('cards.filter.trigger')}
        options={['with', 'without'] as const}
        chosen={search.trigger === null ? [] : [search.trigger]}
        renderOption={(trigger) => translate(`cards.trigger.${trigger}`)}
        onChange={(chosen) => onChange({ trigger: chosen.find((one) => one !== search.trigger) ?? null })}
      />
      <FilterChips
        narrow
        label={translate('cards.filter.rarity')}
        options={rarities}
        chosen={search.rarity}
        renderOption={(rarity) => <abbr title={translate(`cards.rarity.${rarity}`)}>{rarity}</abbr>}
        onChange={(rarity) => onChange({ rarity })}
      />
    </div>
  )
}

export function SortSelect({ search, onChange }: Pick<CardFiltersProps, 'search' | 'onChange'>): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  return (
    <Select
      label={translate('cards.sort')}
      value={search.sort}
      options={sortOrders.map((sort) => ({ value: sort, label: translate(`cards.sort.${sort}`) }))}
      onChange={(sort) => onChange({ sort })}
    />
  )
}

/** The filters used most while building a deck: always visible where they fit. */
export function QuickFilters({ search, onChange }: Pick<CardFiltersProps, 'search' | 'onChange'>): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  return (
    <div className="sp-quick">
      <FilterChips
        narrow
        label={translate('cards.cost')}
        options={filterOptions.cost}
        chosen={search.cost}
        renderOption={String}
        onChange={(cost) => onChange({ cost })}
      />
      <FilterChips
        narrow
        label={translate('cards.filter.kind')}
        options={filterOptions.kind.filter((kind) => kind !== 'leader')}
        chosen={search.kind}
        onChange={(kind) => onChange({ kind })}
        renderOption={(kind) => (
          <>
            <CardKindIcon kind={kind} />
            <span className="sr-only">{translate(`cards.kind.${kind}`)}</span>
          </>
        )}
      />
    </div>
  )
}
