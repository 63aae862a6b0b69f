import { isRejection, type Rejection } from '@parlor/kernel'
import { useEffect, useState, type ReactElement } from 'react'
import { CollectionList } from '../../features/collections/collection-list.tsx'
import { tellKept } from '../../features/collections/save-item.ts'
import { plainFileName } from '../../features/collections/collection-item-type.ts'
import { useCollection } from '../../data/use-collection.ts'
import { downloadBlob } from '../../ui/download.ts'
import { FilePicker } from '../../ui/file-picker.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/form-fields.tsx'
import { toast } from '../../ui/toast.tsx'
import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { strings } from './strings.ts'
import { loadTheme } from './themes/load-theme.ts'
import { exportTheme, keepTheme, ownThemes, themeKind, type OwnTheme } from './themes/own-themes.ts'
import { readFolderFiles } from './themes/theme-source.ts'
import { discoverThemes, ownThemeChoice, ownThemeIdOf, themeSourceFor, useThemeStore } from './themes/theme-store.ts'
import { reportThemeProblem } from './themes/current-theme-loader.ts'
import { readZip, type FileMap } from './themes/zip.ts'

function choose(id: string): void {
  updateSettings({ themes: { ...useSettings.getState().themes, domino: id } })
}

/** Theme picker: the listed themes, the player's own, and an upload. */
export function ThemePicker(): ReactElement | null {
  const { say, language, why } = useTranslator()
  const translate = (key: string, params?: Record<string, string>) => say(params ? { key, params } : { key }, strings[language])
  const { offers } = useThemeStore()
  const own = useCollection(ownThemes)
  const chosen = useSettings((settings) => settings.themes['domino'] ?? 'classic')
  const [problems, setProblems] = useState<readonly Rejection[]>([])
  useEffect(() => {
    let mounted = true
    void discoverThemes().then((found) => mounted && setProblems(found))
    return () => {
      mounted = false
    }
  }, [])
  if (!offers || !own) return null
  const options = [
    ...offers.map(({ id, theme }) => ({ value: id, label: shippedName(id) ?? theme.name })),
    ...own.items.map(({ id, thing }) => ({ value: ownThemeChoice(id), label: thing.name })),
  ]
  /** Built-in themes have translated names, all others the name their author gave them. */
  function shippedName(id: string): string | null {
    return Object.hasOwn(strings[language], `theme.${id}`) ? translate(`theme.${id}`) : null
  }
  return (
    <div className="domino-themes">
      <Select
        label={translate('menu.theme')}
        value={options.find(({ value }) => value === chosen)?.value ?? 'classic'}
        options={options}
        onChange={choose}
      />
      {problems.map((problem) => (
        <p className="field-note" key={why(problem, strings[language])}>
          {why(problem, strings[language])}
        </p>
      ))}
      <ThemeUpload chosen={chosen} />
    </div>
  )
}

/** The player's themes, and the upload of an archive, or of a folder where the browser supports it. */
function ThemeUpload({ chosen }: { chosen: string }): ReactElement {
  const { say, language, why } = useTranslator()
  const translate = (key: string, params?: Record<string, string>) => say(params ? { key, params } : { key }, strings[language])

  async function upload(files: readonly File[]): Promise<void> {
    const first = files[0]
    if (!first) return
    const zipped = files.length === 1 && /\.zip$/i.test(first.name)
    const read: FileMap | Rejection = zipped ? await readZip(new Uint8Array(await first.arrayBuffer())) : await readFolderFiles(files)
    const label = zipped ? first.name : (first.webkitRelativePath.split('/')[0] ?? first.name)
    const kept = isRejection(read) ? read : await keepTheme(read as FileMap, label)
    if (isRejection(kept)) {
      const refused: Rejection = { rejected: kept.rejected, params: { theme: label, file: label, ...kept.params } }
      return void toast({ text: why(refused, strings[language]), tone: 'bad' })
    }
    choose(ownThemeChoice(kept.id))
    // Problems are reported now, not at the table.
    const { problems } = await loadTheme(themeSourceFor({ theme: ownThemeChoice(kept.id), highContrast: false }), 6)
    if (kept.kind === 'memory' || problems.length === 0) tellKept(themeKind, kept.thing, kept.kind)
    for (const problem of problems) reportThemeProblem(problem, true)
  }

  async function send(id: string, { name }: OwnTheme): Promise<void> {
    const zip = await exportTheme(id, name)
    if (zip) downloadBlob(`${plainFileName(name, 'domino')}.zip`, zip)
    else
      toast({ text: why({ rejected: 'theme.missingFile', params: { theme: name, file: 'theme.json' } }, strings[language]), tone: 'bad' })
  }

  async function remove(id: string): Promise<() => Promise<void>> {
    const wasChosen = ownThemeIdOf(chosen) === id
    const restore = await ownThemes.remove(id)
    if (wasChosen) choose('classic')
    return async () => {
      await restore()
      if (wasChosen) choose(ownThemeChoice(id))
    }
  }

  return (
    <details className="domino-theme-import">
      <summary>
        {translate('menu.bring')}
        <Icon name="down" size={20} />
      </summary>
      <p>{translate('menu.bringNote')}</p>
      <div className="domino-theme-import-actions">
        <FilePicker label={translate('menu.zip')} accept=".zip,application/zip" onFiles={(files) => void upload(files)} />
        <FilePicker label={translate('menu.folder')} folder onFiles={(files) => void upload(files)} />
      </div>
      <CollectionList
        kind={themeKind}
        openId={ownThemeIdOf(chosen) ?? undefined}
        onOpen={({ id }) => choose(ownThemeChoice(id))}
        onShare={({ id, thing }) => void send(id, thing)}
        onDelete={remove}
      />
    </details>
  )
}
