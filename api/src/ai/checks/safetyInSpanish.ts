import { unsafeFor } from "./Unsafe.ts";

// The Spanish of `safety.ts`: the same claims, and what a model writes in either language is checked by both.

const start = String.raw`(?<!\p{L})`;
const end = String.raw`(?!\p{L})`;
const within = String.raw`[^.?!\n]{0,40}?`;
const conditions = String.raw`(?:tdah|autis\p{L}+|dislexi\p{L}+|disgrafi\p{L}+|discalculi\p{L}+|ansiedad|depresi\p{L}+|bipolar|un trastorno(?:\s\p{L}+)?)`;
const judges = "(?:juez|jueza|oficial(?: de audiencia)?|tribunal|corte|estado|mediador|mediadora)";

const predictions = [
  `(?:va|van) a (?:\\p{L}+ )?ganar${end}|ganará${end}|(?:seguro|seguramente|sin duda) (?:que )?(?:gana|va a ganar)`,
  `${judges} (?:${within} )?(?:fallará|decidirá|va a (?:fallar|decidir)|le dará la razón|va a darle la razón)`,
  `(?:la escuela|el distrito(?: escolar)?) (?:va a|seguramente va a) (?:perder|ceder|rendirse|darse por vencid[oa])|(?:la escuela|el distrito(?: escolar)?) (?:perderá|cederá)`,
  `(?:su|un|el) caso (?:es |está )?(?:muy )?(?:fuerte|débil|sólido|ganado|perdido)|tiene (?:un )?(?:muy )?buen caso`,
  `(?:muchas|pocas|buenas|malas|grandes) (?:posibilidades|probabilidades)|sus (?:posibilidades|probabilidades) (?:son|de)|\\d+ ?% de (?:posibilidades|probabilidades)`,
];
const promises = [
  `(?:le|les) (?:garantizamos|garantizo|prometemos|prometo|aseguramos|aseguro)`,
  `(?:está|queda) garantizado|(?:resultado|éxito|triunfo) garantizado|esto garantiza`,
];
const roles = [
  `(?:como|soy|somos) (?:su |un |una |sus )?(?:propi[oa] )?(?:abogad[oa]s?|médic[oa]s?|doctor(?:a|es)?|psicólog[oa]s?|defensor(?:a|es)?)${end}`,
  `(?:lo|la|le) (?:voy|vamos) a representar|(?:lo|la) representar(?:é|emos)`,
  `(?:mi|nuestra) (?:asesoría|opinión) legal|(?:esta|esto) es (?:una )?asesoría legal`,
];
const blame = [
  `(?:incompetentes?|mentiros[oa]s?|corrupt[oa]s?|idiotas?|estúpid[oa]s?|malvad[oa]s?|vergonzos[oa]s?|desalmad[oa]s?)${end}`,
  `(?:están?|estaban?) mintiendo|hacerlos pagar|que se arrepientan|amen[aá](?:ce|zar)(?:l[eo]s?)? (?:a|con)${end}`,
  `es (?:su|tu) (?:propia )?culpa|(?:mal|mala) (?:padre|madre)${end}`,
];
const details = [
  `(?:díganos|dígame|denos|deme|envíenos|mándenos|compártanos) ${within}(?:nombre|dirección|fecha de nacimiento|teléfono|correo)`,
  `(?:cuál es|cómo se llama) (?:su|el|la) (?:hij[oa]|nombre|apellido|dirección|fecha de nacimiento|escuela)`,
  `seguro social${end}`,
];
const medical = [
  `(?:debería|puede|podría|conviene|pruebe|considere|le sugerimos|le recomendamos)${within} (?:empezar|dejar|suspender|cambiar|ajustar|aumentar|subir|bajar|reducir|duplicar|saltar(?:se)?)${within} (?:dosis|medicamentos?|medicinas?|pastillas?)`,
  `\\d+ ?(?:mg|miligramos?)${end}`,
  `(?:probablemente|seguramente|claramente|sin duda|parece(?: que)?|suena a|debe de?)[^.?!\\n]{0,25}? ${conditions}`,
];
const machinery = [
  `(?:instrucciones|mensaje|indicaciones) (?:del sistema|iniciales|ocultas|secretas)|(?:mis|estas|las) instrucciones (?:anteriores|dicen|son)`,
  `como (?:una )?(?:ia|inteligencia artificial|modelo de lenguaje)${end}|soy (?:una ia|un modelo)`,
  `(?:el material|el contexto|las normas) (?:dado|proporcionado|recuperad[oa]s)|${start}el material dice`,
];

const asWords = (patterns: readonly string[]) =>
  patterns.map((pattern) => new RegExp(`${start}(?:${pattern})`, "iu"));

export const unsafeInSpanish = unsafeFor({
  predictions: asWords(predictions),
  promises: asWords(promises),
  roles: asWords(roles),
  blame: asWords(blame),
  details: asWords(details),
  medical: asWords(medical),
  machinery: asWords(machinery),
});
