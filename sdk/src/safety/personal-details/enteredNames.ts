/** Names that are also words, so that "will" and "hope" stay when they are not names. */
export const namesThatAreWords = wordSet(
  "able angel april art august autumn bell best bill black brown bud buddy bush case chance chase christian cook coral cross dawn day dean don dot drew duke english faith fields ford fox frank french gene german grace grant gray green guy hall hill honor hope house hunt iris ivy jack jade joy june junior king lake lance law liberty long love major mark mason max may mercy miles nick olive page park parks pat patience pool pope porter post power powers precious price prince ray rice rich river rob rose sandy short skip sky small snow star steel stone strong sue summer sunny trip van violet walker ward waters white will winter wise wood woods young",
);

/** Parts of a name, or words instead of one, that are not names themselves. */
export const noNames = wordSet(
  "a al an and anonymous applicable baby bin boy child children da dad das daughter de del den der di do dos dr du e el father girl grandma grandpa her his i ibn ii iii iv jr kid la las le los miss mom mother mr mrs ms mum mx my na name no none not of or our parent parents principal prof school son sr student teacher the their unknown van von y your",
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
