/** What a model read out of a question does not fit its schema or material. */
export class Misread extends Error {}
