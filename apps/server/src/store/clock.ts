/** The database's clock within a statement, in milliseconds since 1970: the same for every node. */
export const clockNow = '(extract(epoch FROM statement_timestamp()) * 1000)::float8'
