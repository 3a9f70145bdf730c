export {
  findTerm as findEnglishTerm,
  namedTerms as namedEnglishTerms,
  nearestTerms as nearestEnglishTerms,
} from "@iep-insider/sdk/law/glossary";
