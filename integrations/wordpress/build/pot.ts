/** How the plugin's PHP and its editor script mark a text to translate; the comment for translators is the line before. */
const marked =
  /(?:\/\*\s*(translators: .*?)\s*\*\/\s*(?:[^'"\n]*))?\b(?:__|esc_html__|esc_html_e|esc_attr__)\(\s*(['"])((?:\\.|(?!\2).)*)\2,\s*['"]iep-insider['"]/g;

interface Entry {
  readonly text: string;
  readonly context?: string;
  readonly places: Set<string>;
  readonly comments: Set<string>;
}

/**
 * The texts of the plugin for translators, in gettext's format.
 * @param files by their paths in the plugin. @throws if a text is marked in a way that this does not read.
 */
export function createPot(files: ReadonlyMap<string, string>): string {
  const entries = new Map<string, Entry>();
  const add = (place: string, text: string, more: { context?: string; comment?: string } = {}) => {
    const key = `${more.context ?? ""}\0${text}`;
    const entry = entries.get(key) ?? {
      text,
      ...(more.context && { context: more.context }),
      places: new Set(),
      comments: new Set(),
    };
    entries.set(key, entry);
    entry.places.add(place);
    if (more.comment) entry.comments.add(more.comment);
  };
  for (const [name, text] of files) {
    if (name.endsWith("block.json")) addBlock(name, JSON.parse(text), add);
    if (!/\.(php|js)$/.test(name)) continue;
    for (const header of ["Plugin Name", "Description"]) {
      const value = new RegExp(`^ \\* ${header}: +(.+)$`, "m").exec(text)?.[1];
      if (value) add(name, value, { comment: `${header} of the plugin` });
    }
    const found = [...text.matchAll(marked)];
    const calls = text.match(/['"]iep-insider['"]\s*\)/g) ?? [];
    if (found.length < calls.length - calledOtherwise(text))
      throw new Error(`plugin/${name} marks a text to translate in a way that build/pot.ts does not read.`);
    for (const match of found) {
      const line = text.slice(0, match.index + match[0].length).split("\n").length;
      add(`${name}:${line}`, unescaped(match[3] ?? ""), { ...(match[1] && { comment: match[1] }) });
    }
  }
  return [potHead, ...[...entries.values()].map(written)].join("\n");
}

/** Other calls whose last argument is the same word: the settings page's slug. */
function calledOtherwise(text: string): number {
  return (text.match(/do_settings_sections\( 'iep-insider' \)|'__return_null', 'iep-insider' \)/g) ?? [])
    .length;
}

function addBlock(
  name: string,
  block: { title: string; description: string; keywords: readonly string[] },
  add: (place: string, text: string, more: { context: string }) => void,
): void {
  add(name, block.title, { context: "block title" });
  add(name, block.description, { context: "block description" });
  for (const keyword of block.keywords) add(name, keyword, { context: "block keyword" });
}

const potHead = `# Licensed under the same terms as the IEP Insider plugin.
msgid ""
msgstr ""
"Project-Id-Version: IEP Insider\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Domain: iep-insider\\n"
`;

function written({ text, context, places, comments }: Entry): string {
  return [
    ...[...comments].map((comment) => `#. ${comment}`),
    ...[...places].map((place) => `#: ${place}`),
    ...(context === undefined ? [] : [`msgctxt ${JSON.stringify(context)}`]),
    `msgid ${JSON.stringify(text)}`,
    'msgstr ""\n',
  ].join("\n");
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, "$1");
}
