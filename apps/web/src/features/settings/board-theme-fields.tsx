import { useEffect, useState, type ReactElement } from 'react'
import { gameInfos } from '../../web-game/game-infos.ts'
import type { WebGame } from '../../web-game/web-game.ts'
import { loadGame } from '../../web-game/registry.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { Select } from '../../ui/form-fields.tsx'

type GamesById = Readonly<Record<string, WebGame>>

/** Board theme of every game; their names are in the games' strings, so the games are loaded when this is shown. */
export function BoardThemeFields({
  chosen,
  onChange,
}: {
  chosen: Readonly<Record<string, string>>
  onChange: (game: string, theme: string) => void
}): ReactElement {
  const { t, say, language } = useTranslator()
  const [webGames, setWebGames] = useState<GamesById | 'failed' | null>(null)
  useEffect(() => {
    let here = true
    loadAllGames().then(
      (loaded) => here && setWebGames(loaded),
      () => here && setWebGames('failed'),
    )
    return () => {
      here = false
    }
  }, [])
  if (webGames === 'failed') return <p className="field-note">{t('settings.noBoards')}</p>
  return (
    <>
      {gameInfos.map((gameInfo) => {
        const webGame = webGames?.[gameInfo.id]
        const themes = webGame?.themes ?? []
        return (
          <fieldset key={gameInfo.id} className="settings-game">
            <legend>{gameInfo.title[language]}</legend>
            <Select
              label={t('settings.theme')}
              value={themes.find((theme) => theme === chosen[gameInfo.id]) ?? themes[0] ?? ''}
              options={themes.map((theme) => ({ value: theme, label: say({ key: `theme.${theme}` }, webGame?.strings[language]) }))}
              disabled={!webGame}
              onChange={(theme) => onChange(gameInfo.id, theme)}
            />
            {webGame?.SettingsSection && <webGame.SettingsSection />}
          </fieldset>
        )
      })}
    </>
  )
}

async function loadAllGames(): Promise<GamesById> {
  return Object.fromEntries(await Promise.all(gameInfos.map(async ({ id }) => [id, await loadGame(id)] as const)))
}
