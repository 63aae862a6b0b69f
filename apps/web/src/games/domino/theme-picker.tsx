import { isRejection, type Rejection } from '@parlor/kernel'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/form-fields.tsx'
import { toast } from '../../ui/toast.tsx'
import { updateSettings, useSettings } from '../../platform/settings/settings-store.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { strings } from './strings.ts'
import { loadTheme } from './themes/load-theme.ts'
import { readFolderFiles } from './themes/theme-source.ts'
import { dropTriedTheme, discoverThemes, tryUploadedTheme, useThemeStore } from './themes/theme-store.ts'
import type { Theme } from './themes/theme.ts'
import { reportThemeProblem } from './themes/current-theme-loader.ts'
import { readZip, type FileMap } from './themes/zip.ts'

const triedOption = '+tried'

/** Theme picker: the listed themes, or an upload. */
export function ThemePicker(): ReactElement | null {
  const { say, language, why } = useTranslator()
  const translate = (key: string, params?: Record<string, string>) => say(params ? { key, params } : { key }, strings[language])
  const { offers, tried: brought } = useThemeStore()
  const chosen = useSettings((settings) => settings.themes['domino'] ?? 'classic')
  const [problems, setProblems] = useState<readonly Rejection[]>([])
  useEffect(() => {
    let mounted = true
    void discoverThemes().then((found) => mounted && setProblems(found))
    return () => {
      mounted = false
    }
  }, [])
  if (!offers) return null
  const options = [
    ...offers.map(({ id, theme }) => ({ value: id, label: shippedName(id) ?? theme.name })),
    ...(brought ? [{ value: triedOption, label: brought.theme.name }] : []),
  ]
  /** Built-in themes have translated names, all others the name their author gave them. */
  function shippedName(id: string): string | null {
    return Object.hasOwn(strings[language], `theme.${id}`) ? translate(`theme.${id}`) : null
  }
  function choose(id: string): void {
    if (id === triedOption) return
    dropTriedTheme()
    updateSettings({ themes: { ...useSettings.getState().themes, domino: id } })
  }
  return (
    <div className="domino-themes">
      <Select
        label={translate('menu.theme')}
        value={brought ? triedOption : (offers.find(({ id }) => id === chosen)?.id ?? 'classic')}
        options={options}
        onChange={choose}
      />
      {problems.map((problem) => (
        <p className="field-note" key={why(problem, strings[language])}>
          {why(problem, strings[language])}
        </p>
      ))}
      <ThemeUpload />
    </div>
  )
}

/** Upload of an archive, or of a folder where the browser supports it. */
function ThemeUpload(): ReactElement {
  const { say, language, why } = useTranslator()
  const translate = (key: string, params?: Record<string, string>) => say(params ? { key, params } : { key }, strings[language])
  const archive = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  async function tryUpload(files: readonly File[]): Promise<void> {
    const first = files[0]
    if (!first) return
    const zipped = files.length === 1 && /\.zip$/i.test(first.name)
    const read: FileMap | { rejected: string } = zipped
      ? await readZip(new Uint8Array(await first.arrayBuffer()))
      : await readFolderFiles(files)
    const label = zipped ? first.name : (first.webkitRelativePath.split('/')[0] ?? first.name)
    const theme = isRejection(read) ? read : await tryUploadedTheme(read as FileMap, label)
    if (isRejection(theme))
      toast({
        text: why({ rejected: theme.rejected, params: { theme: label, file: label, ...theme.params } }, strings[language]),
        tone: 'bad',
      })
    else await reportProblems(theme as Theme)
  }
  /** Problems are reported now, not at the table. */
  async function reportProblems({ name }: Theme): Promise<void> {
    const { tried: taken } = useThemeStore.getState()
    const { problems } = taken ? await loadTheme(taken.source, 6) : { problems: [] }
    if (problems.length === 0) toast({ text: translate('theme.taken', { name }), tone: 'good' })
    for (const problem of problems) reportThemeProblem(problem, true)
  }
  const input = (ref: typeof archive, more: object) => (
    <input
      ref={ref}
      type="file"
      hidden
      {...more}
      onChange={(event) => {
        void tryUpload([...(event.target.files ?? [])])
        event.target.value = ''
      }}
    />
  )
  return (
    <details className="domino-theme-import">
      <summary>
        {translate('menu.bring')}
        <Icon name="down" size={20} />
      </summary>
      <p>{translate('menu.bringNote')}</p>
      <div className="domino-theme-import-actions">
        <Button icon="upload" onClick={() => archive.current?.click()}>
          {translate('menu.zip')}
        </Button>
        <Button icon="upload" onClick={() => folder.current?.click()}>
          {translate('menu.folder')}
        </Button>
      </div>
      {input(archive, { accept: '.zip,application/zip', 'data-theme-import': 'zip' })}
      {input(folder, { webkitdirectory: '', multiple: true, 'data-theme-import': 'folder' })}
    </details>
  )
}
