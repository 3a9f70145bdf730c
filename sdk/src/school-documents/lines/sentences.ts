const abbreviation =
  /\b(mr|mrs|ms|dr|mx|prof|st|no|vs|etc|e\.g|i\.e|a\.m|p\.m|approx|dept|jr|sr|inc|sept|oct|nov|dec|jan|feb|mar|apr|jun|jul|aug|min|hr|ed|(?<!['’])[a-z])\.$/i;

/** The sentences of a text; a period after "Mr." or an initial ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[.!?]["”’)]?)\s+(?=["“(]?[A-Z\d])/)) {
    const last = sentences.at(-1);
    if (last && abbreviation.test(last) && !/\b(a\.m|p\.m|etc)\.$/.test(last))
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}
