import { Component, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../words/words.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface Caught {
  readonly error: Error | null
}

/** Catches what a page throws. Nothing is lost: matches are saved after every move, and the rest of the house stays usable. */
export class CrashGuard extends Component<{ place: string; children: ReactNode }, Caught> {
  override state: Caught = { error: null }

  static getDerivedStateFromError(error: unknown): Caught {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidUpdate(before: { place: string }): void {
    if (before.place !== this.props.place && this.state.error) this.setState({ error: null })
  }

  override render(): ReactNode {
    return this.state.error ? <CrashPage error={this.state.error} /> : this.props.children
  }
}

const missingFile = /dynamically imported module|Importing a module script failed|preload CSS/

function CrashPage({ error }: { error: Error }): ReactElement {
  const { t } = useWords()
  const stale = missingFile.test(error.message)
  return (
    <Notice title={t(stale ? 'house.stale' : 'house.crash')} text={t(stale ? 'house.staleText' : 'house.crashText')} scene="fallen">
      <Button kind="primary" icon="reload" onClick={() => location.reload()}>
        {t('house.reload')}
      </Button>
      <a className="button button-plain" href="/">
        <span>{t('house.toLobby')}</span>
      </a>
      {!stale && (
        <details className="crash-details">
          <summary>{t('house.details')}</summary>
          <pre>{error.stack ?? error.message}</pre>
        </details>
      )}
    </Notice>
  )
}
