/** Names that are also words, so that "will" and "hope" stay where nobody is meant. */
export const namesThatAreWords = wordSet(
  "will may april june august summer autumn winter hope grace faith joy mark bill rose art grant chase drew sue pat rob jack frank ray dawn angel king young brown white black green gray long short day price page best rich rice bell bush case cook fox hill wood woods stone fields lake river ford hall house hunt law love park parks pool pope post power powers small snow star steel strong walker ward waters wise english french german cross christian chance max miles sunny able major trip buddy junior mason porter sky van don nick skip guy gene bud dot lance patience honor liberty mercy precious sandy iris ivy violet olive jade coral dean duke prince",
);

/** What stands in or for a name without being one. */
export const noNames = wordSet(
  "mr mrs ms miss mx dr prof jr sr ii iii iv the and or of de del la las los le du da di do dos das der den van von bin ibn al el y e my our your his her their a an i student child children son daughter kid boy girl baby mom mum dad mother father parent parents grandma grandpa teacher principal school name none no na not applicable unknown anonymous",
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
