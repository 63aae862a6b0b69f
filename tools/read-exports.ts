import type { parseSync } from 'rolldown/utils'

type Program = ReturnType<typeof parseSync>['program']
type Statement = Program['body'][number]
type Pattern = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['id']

/** A name that a file exports; `*` stands for all names of another file. */
export interface ExportedName {
  readonly name: string
  readonly line: number
  /** Where the name is passed on from; null where the file declares (or imports) it itself. */
  readonly from: { readonly to: string; readonly name: string } | null
}

/** The exports of a file. Names inside `declare module` are not its own. */
export function readExports({ body }: Program, lineAt: (offset: number) => number): ExportedName[] {
  return body.flatMap((node): ExportedName[] => {
    const line = lineAt(node.start)
    switch (node.type) {
      case 'ExportDefaultDeclaration':
        return [{ name: 'default', line, from: null }]
      case 'ExportAllDeclaration':
        return [{ name: node.exported ? identifierOrLiteralText(node.exported) : '*', line, from: { to: node.source.value, name: '*' } }]
      case 'ExportNamedDeclaration': {
        const declared = node.declaration ? declaredNames(node.declaration).map((name) => ({ name, line, from: null })) : []
        const listed = node.specifiers.map(({ exported, local, start }) => ({
          name: identifierOrLiteralText(exported),
          line: lineAt(start),
          from: node.source ? { to: node.source.value, name: identifierOrLiteralText(local) } : null,
        }))
        return [...declared, ...listed]
      }
      default:
        return []
    }
  })
}

/** What an import or an export calls something: a name, or a text in quotes. */
export function identifierOrLiteralText(node: { readonly type: string; readonly name?: unknown; readonly value?: unknown }): string {
  return String(node.type === 'Literal' ? node.value : node.name)
}

function declaredNames(declaration: object): string[] {
  const { declarations, id } = declaration as { declarations?: readonly { id: Pattern }[]; id?: { name: string } | null }
  return declarations ? declarations.flatMap((one) => namesIn(one.id)) : id ? [id.name] : []
}

function namesIn(pattern: Pattern | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn((property.type === 'RestElement' ? property.argument : property.value) as Pattern),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => namesIn((element?.type === 'RestElement' ? element.argument : element) as Pattern))
    case 'AssignmentPattern':
      return namesIn(pattern.left as Pattern)
    default:
      return []
  }
}
