/** Requests to the server outside the WebSocket. */

import type { Refusal } from '../wire'

/** An address below the page's own, so that the table can live in a folder of a site. */
export function address(path: string): string {
  return new URL(path, new URL('.', location.href.split('#')[0])).href
}

/** Why the server did not do it; `why` is a text, like every refusal. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    readonly why: Refusal,
  ) {
    super(code)
  }
}

async function failure(response: Response): Promise<Failure> {
  try {
    const fault = (await response.json()) as { code?: string; why?: Refusal }
    if (fault.why) return new Failure(fault.code ?? 'internal', fault.why)
  } catch {
    // not one of the server's own answers
  }
  return new Failure('internal', { key: 'ui-fault-server', rule: '', args: { status: response.status } })
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(address(path), init)
  } catch {
    throw new Failure('offline', { key: 'ui-fault-offline', rule: '', args: {} })
  }
  if (!response.ok) throw await failure(response)
  return response
}

function bearer(token?: string): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {}
}

export async function get<T>(path: string, token?: string): Promise<T> {
  return (await call(path, { headers: bearer(token) })).json() as Promise<T>
}

export async function text(path: string, token?: string): Promise<string> {
  return (await call(path, { headers: bearer(token) })).text()
}

export async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...bearer(token) }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await call(path, init)).json() as Promise<T>
}

/** What went wrong, as a refusal that can be read out. */
export function reason(problem: unknown): Refusal {
  return problem instanceof Failure ? problem.why : { key: 'ui-fault-unknown', rule: '', args: {} }
}
