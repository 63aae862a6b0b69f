import { Component, type ReactElement, type ReactNode } from 'react'
import { useTranslator } from '../platform/i18n/translator.ts'
import { Button } from './button.tsx'
import { MessagePage } from './message-page.tsx'

interface CaughtError {
  readonly error: Error | null
}

/** Error boundary of a page. Matches are saved after every move, and the rest of the app stays usable. */
export class PageErrorBoundary extends Component<{ path: string; children: ReactNode }, CaughtError> {
  override state: CaughtError = { error: null }

  static getDerivedStateFromError(error: unknown): CaughtError {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidUpdate(before: { path: string }): void {
    if (before.path !== this.props.path && this.state.error) this.setState({ error: null })
  }

  override render(): ReactNode {
    return this.state.error ? <ErrorPage error={this.state.error} /> : this.props.children
  }
}

const missingFile = /dynamically imported module|Importing a module script failed|preload CSS/

function ErrorPage({ error }: { error: Error }): ReactElement {
  const { t } = useTranslator()
  const stale = missingFile.test(error.message)
  return (
    <MessagePage title={t(stale ? 'house.stale' : 'house.crash')} text={t(stale ? 'house.staleText' : 'house.crashText')} scene="fallen">
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
    </MessagePage>
  )
}
