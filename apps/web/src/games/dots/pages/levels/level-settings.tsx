import { dots, textIn } from '@parlor/dots'
import type { ReactElement } from 'react'
import { Select } from '../../../../ui/field.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { strings } from '../../strings.ts'
import { chooseMinimumOpponent, chooseLevelSet, levelSets, useChosenLevelSet, useMinimumOpponent } from './level-sets.ts'

/** Which set the next game is played with, and how strong the opponents are at least. */
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
        options={levelSets.map(({ id, name }) => ({ value: id, label: textIn(name, language) }))}
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
