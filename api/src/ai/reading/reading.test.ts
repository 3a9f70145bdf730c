import { expect, it } from "vitest";
import { dateNear } from "./dateNear.ts";
import { isInDanger } from "./isInDanger.ts";
import { outsideParty } from "./outsideParty.ts";
import { stateNamed } from "./stateNamed.ts";

it.each([
  ["on 10/5 they", "2026-10-05"],
  ["on 12/20 they", "12/20"],
  ["on 1/20 they", "2026-01-20"],
  ["on 11/30 they", "11/30"],
  ["on 10/5/25 they", "2025-10-05"],
  ["on oct 5, 2026 they", "2026-10-05"],
  ["on november 12th they", "2026-11-12"],
  ["on 2/30 they", "2/30"],
  ["on [date 3] they", "[date 3]"],
  ["back in may they", "May"],
  ["in march 2025 they", "March 2025"],
  ["they may on a good day", null],
  ["2/5 trials or 45/60 minutes", null],
])("reads the date of “%s”: %s", (sentence, expected) => {
  const date = dateNear(sentence, 0, 0, "2026-11-21");
  expect(date && (date.day ?? date.text)).toBe(expected);
});

it.each([
  ["We live in Minnesota and the district wants to move her.", "MN"],
  ["we are in St Paul, MN and they sent this", "MN"],
  ["Single mom in west virginia here", "WV"],
  ["I know Texas law gives them 15 days", "TX"],
  ["Pennsylvania. They sent a NOREP.", "PA"],
  ["We're in Washington, D.C. now", null],
  ["We used to live in Ohio. Now we are in Montana.", "MT"],
  ["We moved from Texas, in CA they say no", "CA"],
  ["She goes to Washington Elementary", null],
  ["he is in Virginia Beach schools", null],
  ["My daughter Georgia is six", null],
  ["Ms. Montana and Ms. Dakota came", null],
  ["They put him in MS with the big kids, he is in ID class", null],
  ["St Paul schools sent it", null],
  ["WE LIVE IN MN AND THEY SAID NO", null],
  ["In Texas it was easy, in Ohio it is not", null],
])("reads the state of “%s”: %s", (account, expected) => {
  expect(stateNamed(account)).toBe(expected);
});

it.each([
  ["He came home with bruises on both arms.", true],
  ["She had marks on her wrists again", true],
  ["two aides held him down on the mat", true],
  ["they lock her in the calm down room", true],
  ["The quiet room is a closet and they hold the door", true],
  ["my son was restrained three times and nobody called me", true],
  ["The para grabbed him by the arm", true],
  ["They were holding my daughter down for ten minutes", true],
  ["They put my baby in a little room all morning", true],
  ["She comes home with scratches on her face", true],
  ["THEY STRAP HIM IN A CHAIR FOR HOURS", true],
  ["the aide dragged her down the hall", true],
  ["They strap her in a harness on the bus, as her doctor ordered", false],
  ["Other kids wait for him and they hit him", false],
  ["They hit a wall with the testing", false],
  ["He bruised his knee at soccer practice", false],
  ["They want to hold him back in first grade", false],
  ["His IEP gives him breaks in the quiet room when he asks", false],
  ["He has never been restrained", false],
  ["I am locked out of the parent portal", false],
  ["They are holding the money down there at the district", false],
  ["The teacher hurt my feelings", false],
  ["Can schools put kids in a seclusion room?", false],
  ["He needs a calm room to take his tests", false],
  ["They held the meeting on the floor above", false],
  ["Llegó a la casa con moretones en los brazos", true],
  ["mi hija llego con rasguños en la cara", true],
  ["La maestra lo jaló del brazo", true],
  ["lo encerraron en un cuarto oscuro toda la mañana", true],
  ["Me dijo que le pegó la ayudante", true],
  ["LO AMARRARON A LA SILLA", true],
  ["la miss lo agarró del brazo y le dejó marcas", true],
  ["lo dejan solo en el baño con la puerta cerrada con llave", true],
  ["el aide se le sentó encima", true],
  ["lo tuvieron boca abajo en el piso", true],
  ["Pasó al cuarto grado y lo pusieron en el cuarto grado regular", false],
  ["Nunca lo han encerrado en un cuarto", false],
  ["Otros niños lo golpean en el recreo", false],
  ["Se cayó jugando y tiene un moretón", false],
  ["¿Puede la escuela encerrar a un niño en un cuarto?", false],
  ["La directora pegó el aviso en la puerta", false],
])("sees danger in “%s”: %s", (account, expected) => {
  expect(isInDanger(account)).toBe(expected);
});

it.each([
  ["My boss denied my FMLA for therapy days. The school has been wonderful, it's my employer.", "employer"],
  ["Insurance company denied the ABA hours again. This is not about the school.", "insurer"],
  ["The landlord is evicting us because my son is loud at night.", "landlord"],
  ["We paid a tutoring center and they won't give a refund. Nothing to do with the district.", "company"],
  ["My ex wants full custody and says I make up the autism. Teachers are great.", "family"],
  ["CPS took the kids and the dependency hearing is Monday. This is not about the school.", "court"],
  ["Social security cut his SSI check and I want to appeal.", "benefits"],
  ["The school denied the aide. My boss is also mad that I miss work.", null],
  ["My ex and I disagree and the school refuses to test without both of us.", null],
  ["The district stopped speech. Our insurance company will not pay for private speech either.", null],
  ["The daycare runs the after school program and the district refuses an aide there.", null],
  ["My boss is on me for leaving. It's not the teacher, the district has nobody for speech.", null],
  ["My job writes me up each time the school calls me to pick him up early.", null],
  ["The private company that runs his bus left him, the district told me to call them.", null],
  ["They cut his minutes and nobody answers me.", null],
  ["I work nights, my job is hard, and the IEP is not being followed", null],
])("reads with whom the dispute in “%s” is: %s", (account, expected) => {
  expect(outsideParty(account)).toBe(expected);
});
