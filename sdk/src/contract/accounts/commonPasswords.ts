/**
 * Whether a password is among the first that attackers try. Case, and trailing digits and punctuation, are ignored:
 * `Password1!` is as common as `password`.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  // Letters of any script, such as a trailing Cyrillic word, are not punctuation.
  const stem = plain.replace(/[^\p{L}]+$/u, "");
  return common.has(plain) || common.has(stem) || /^(.)\1*$/.test(plain) || isRun(plain);
}

/** 12345678, 87654321, abcdefgh: each character is one more or one less than the previous. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((letter, index) => letter.charCodeAt(0) - text.charCodeAt(index));
  return steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) === 1;
}

/** In lower case. A stem also covers itself with digits or punctuation appended. */
const common: ReadonlySet<string> = new Set([
  ..."password passw0rd p@ssword p@ssw0rd pass passwort password123 mypassword letmein welcome login admin".split(
    " ",
  ),
  ..."administrator root guest user test testing master secret changeme default access trustno1 whatever".split(
    " ",
  ),
  ..."qwerty qwertyuiop qwerty123 qwertyui qwerty12 asdfghjkl asdfgh asdf1234 zxcvbnm zxcvbn 1q2w3e4r 1q2w3e4r5t".split(
    " ",
  ),
  ..."1qaz2wsx qazwsx qazwsxedc q1w2e3r4 q1w2e3r4t5 a1b2c3d4 abcd1234 abc12345 123qweasd 1234qwer qweasdzxc".split(
    " ",
  ),
  ..."iloveyou ilovey0u loveyou lovely sunshine princess football baseball basketball softball hockey soccer".split(
    " ",
  ),
  ..."monkey dragon shadow superman batman spiderman starwars pokemon michael jordan jennifer jessica ashley".split(
    " ",
  ),
  ..."charlie thomas robert daniel matthew andrew joshua michelle nicole hannah summer winter autumn spring".split(
    " ",
  ),
  ..."computer internet samsung google facebook chocolate cookie butterfly flower purple orange yellow banana".split(
    " ",
  ),
  ..."family mommy daddy mother father freedom jesus blessed forever friends hello hello123 corvette mustang".split(
    " ",
  ),
  ..."12341234 11223344 10203040 123123123 121212 12121212 69696969 147258369 159753 987654321 789456123".split(
    " ",
  ),
  ..."iepinsider iep-insider specialed special education school teacher student parent children".split(" "),
]);
