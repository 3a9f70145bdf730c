/** Names that are also words, so that "will" and "hope" stay where nobody is meant. */
export const namesThatAreWords = wordSet(
  "will may hope grace faith joy mark bill rose art grant chase hunter drew sue pat rob jack frank ray dawn june april august summer autumn angel king young brown white black green gray grey long short day price page best moore rich rice reed bell bush case cook fox hill wood woods stone banks brooks fields forest lake river rivers ford glass hall house hunt lane law love marsh mills noble park parks pool pope post power powers read sharp small snow star steel strong swift walker ward waters watts wise wolf baker carpenter carter mason miller porter taylor turner fisher gardener shepherd cross early english french german iris ivy lily daisy violet olive ruby pearl jade amber crystal coral ginger basil herb sage duke earl prince major sterling guy gene max miles rusty sandy sky skye sunny trip tray wade christian chance destiny harmony heaven honor journey justice liberty mercy patience precious trinity true winter wren robin jay dale glen heath lance nick pierce skip buddy junior able cash ace apple blue genesis harper hazel jersey kit legend lee melody penny peg piper poppy raven rain sailor saint story tad wells west north east south bob bud don dot jean ken van",
);

/** What stands in or for a name without being one. */
export const noNames = wordSet(
  "mr mrs ms miss mx dr prof jr sr ii iii iv the and or of de del la las los le du da di do dos das der den van von bin ibn al el y e my our your his her their a an i student child children son daughter kid boy girl baby mom mum dad mother father parent parents grandma grandpa teacher principal school name none no na not applicable unknown anonymous",
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
