import { dots, textInLanguage } from '@parlor/dots'
import type { ReactElement } from 'react'
import { Select } from '../../../../ui/form-fields.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import { chooseMinimumOpponent, chooseLevelSet, levelSets, useChosenLevelSet, useMinimumOpponent } from './level-sets.ts'

/** The current set, and the minimum strength of opponents. */
export function LevelSettings(): ReactElement {
  const { say, language } = useTranslator()
  const own = strings[language]
  const set = useChosenLevelSet()
  const floor = useMinimumOpponent()
  const options = dots.strategy.levels.map(({ id }) => ({ value: id, label: say({ key: `level.${id}` }, own) }))
  return (
    <>
      <Select
        label={say({ key: 'levels.chooseSet' }, own)}
        value={set.id}
        options={levelSets.map(({ id, name }) => ({ value: id, label: textInLanguage(name, language) }))}
        onChange={chooseLevelSet}
      />
      <Select
        label={say({ key: 'levels.floor' }, own)}
        note={say({ key: 'levels.floorNote' }, own)}
        value={options.some(({ value }) => value === floor) ? floor : options[0]!.value}
        options={options}
        onChange={chooseMinimumOpponent}
      />
    </>
  )
}
