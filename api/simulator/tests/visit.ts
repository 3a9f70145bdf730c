/** What a browser without scripts would see. */
export interface Visited {
  readonly status: number;
  readonly text: string;
  readonly location: string | null;
  readonly headers: Headers;
}

/** Asks for a page. */
export async function visit(url: string): Promise<Visited> {
  return see(await fetch(url, { redirect: "manual" }));
}

/** Sends a form of a page. */
export async function submit(url: string, fields: Readonly<Record<string, string>>): Promise<Visited> {
  return see(await fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" }));
}

/** A form filled in for this test card. */
export function filledIn(number: string): Record<string, string> {
  return { number, expiry: "12 / 34", cvc: "123", name: "Test Payer" };
}

async function see(response: Response): Promise<Visited> {
  return {
    status: response.status,
    text: await response.text(),
    location: response.headers.get("Location"),
    headers: response.headers,
  };
}
