import { expect, it } from "vitest";
import { checkTranslation } from "./checkTranslation.ts";

// What parents type, misspelled and without accents too, with translations that may be shown and those that may not.

it.each([
  ["Lee muy despacio y se cansa", "My child reads very slowly and gets tired."],
  [
    "no quiere ir ala escuela llora todas las mananas",
    "My child does not want to go to school and cries every morning.",
  ],
  ["[name 1] dijo que no ay maestros asta enero", "[name 1] said that there are no teachers until January."],
  [
    "Pidio ayuda dos veces y no le asen caso",
    "My child asked for help twice and was ignored. No one listens.",
  ],
  ["Perdió 12 sesiones de 30 minutos", "My child missed 12 sessions of 30 minutes."],
  [
    "Esta en tercer grado y lee como de primero",
    "My child is in 3rd grade and reads at a first-grade level.",
  ],
  ["Quince días de clases sin ayudante", "Fifteen school days without an aide."],
  ["Tiene TDAH desde los 6 años", "My child has had ADHD since age 6."],
  ["El [date 1] lo suspendieron 2 dias", "On [date 1] my child was suspended for 2 days."],
  [
    "Le cuesta escribir\nSe distrae mucho",
    "My child has trouble with writing.\nMy child gets distracted a lot.",
  ],
  ["Quiero que lo evaluen por favor", "I want my child to be evaluated, please."],
  ["Faltan maestros y nadie me llamo", "There are not enough teachers, and no one called me."],
  ["por la ley me deven de contestar", "By law they should answer me."],
])("%s: shown as “%s”", (spanish, english) => expect(checkTranslation(spanish, english)).toEqual([]));

it.each([
  ["a number that changed", "Perdio 12 sesiones", "My child missed 21 sessions."],
  ["a number that was lost", "Perdio doce sesiones", "My child missed sessions."],
  ["a number that was added", "Perdio sesiones", "My child missed 5 sessions."],
  ["another kind of days", "Lo suspendieron 10 dias de clases", "My child was suspended for 10 days."],
  ["another unit", "Espere 3 semanas", "I waited 3 days."],
  ["a lost “no”", "no le dan su medicina", "They give my child the medicine."],
  ["a “not” of its own", "Le dan su medicina", "They do not give my child the medicine."],
  ["a lost name", "[name 1] le pego", "Someone hit my child."],
  ["a mark that was made up", "La maestra le grito", "The teacher, [name 1], yelled at my child."],
  ["a name that was made up", "La maestra le grito", "The teacher, Johnson, yelled at my child."],
  ["law", "No le dan terapia", "They do not give my child therapy, which violates IDEA."],
  ["advice", "No le dan terapia", "They do not give my child therapy. You should call a meeting."],
  ["a lawyer", "Voy a llamar a alguien que ayuda", "I will call a lawyer."],
  ["a condition", "Se distrae mucho", "My child has ADHD and is distracted a lot."],
  ["a note", "Se distrae mucho", "Translation: My child is distracted a lot."],
  [
    "a line that is missing",
    "Le cuesta leer\nLe cuesta escribir",
    "My child has trouble reading and writing.",
  ],
  [
    "half of it",
    "Le cuesta leer y escribir y se cansa rapido y luego llora en la casa por las tardes",
    "My child has trouble reading.",
  ],
  [
    "much more than it says",
    "Lee despacio",
    "My child reads slowly, and we have tried very hard at home to help with it every evening after dinner.",
  ],
  ["Spanish", "Lee muy despacio y se cansa", "Lee muy despacio y se cansa mucho en la clase."],
])("%s: not shown", (_, spanish, english) => expect(checkTranslation(spanish, english)).not.toEqual([]));
