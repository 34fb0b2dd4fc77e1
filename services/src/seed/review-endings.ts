/** How reviews end, and what hosts answer. */
import type { Facts } from './placed-facts.ts';
import { pickUnsaid } from './pick-unsaid.ts';
import type { Random } from './random.ts';
import { capital, MONTHS, person, type Visit } from './review-voices.ts';

type Endings = (visit: Visit, next: string) => readonly string[];

const DELIGHTED: Endings = ({ facts: { town, spot }, month, who, other, from, days }, next) => [
  `We have asked for ${days} nights next ${next}, and ${who} has asked to come along.`,
  `By the time we were back in ${from}, ${who} had picked ${next} for the next visit.`,
  `Thank you from all of us, ${who} and ${other} most of all.`,
  `Worth every mile from ${from}, and ${other} would come again in ${next}.`,
  `Next time, in ${next}, we are bringing ${other === 'the grandparents' ? 'the cousins' : 'the rest of the family'} from ${from}.`,
  `We left with a plan for ${next}, and ${who} with a photo of ${spot} at last.`,
  `${capital(who)} went quiet when we locked up, and so did ${other}.`,
  `Half of ${from} has the link by now, thanks to ${who}.`,
  `We are already arguing with ${other} about who gets which bed in ${next}.`,
  `Five stars from me, six from ${who}, and ${other} does not count that far.`,
  `I am writing this on the way home to ${from}, with ${who} looking over my shoulder.`,
  `If you are thinking about ${month} in ${town.name}, stop thinking and book it.`,
  `We did half of what we had planned in ${town.name}, and ${other} never missed the rest.`,
  `The hardest part was telling ${who} that it was time to leave for ${from}.`,
  `${town.name} will see us again in ${next}.`,
  `I rarely write reviews, and ${who} made me write this one in ${from}.`,
  `We kept finding reasons to stay in with ${who}, whatever ${town.name} had to offer.`,
  `Our only mistake was not asking ${other} to come to ${town.name} too.`,
  `${capital(other)} wants to be invited next time and has said so twice.`,
  `Back in ${from} now, and still on ${town.name} time.`,
  `${capital(who)} has nothing to add, and ${other} says that this never happens.`,
  `We will be back in ${next}, with ${other} or without.`,
  `A photo with ${who} at the front door is on the fridge in ${from} now.`,
  `Book ${next} before ${who} does.`,
];

const PLEASED: Endings = ({ facts: { town }, month, who, other, from, days, count }, next) => [
  `We would come again in ${next}, with ${who}.`,
  `Small things, and ${who} had forgotten them before ${from}.`,
  `I would send ${other} here, for ${days} nights at least.`,
  `Nothing that ${who} and ${other} could not live with for ${days} days in ${town.name}.`,
  `Four stars because nothing is perfect, says ${who}, not even ${from}.`,
  `We would still book it again for ${next}, and ${other} is counting on it.`,
  `A good home for ${days} nights in ${town.name}, and a fair price.`,
  `None of it keeps ${who} from wanting to come back in ${next}.`,
  `With that put right it is five stars from ${count === 'two' ? 'both' : `all ${count}`} of us, says ${who}.`,
  `Still our best ${month} in years, ${other} says.`,
  `Most of it is in the listing, to be fair, and ${who} had read it.`,
  `On the whole ${town.name} was a good idea, whatever ${other} had feared.`,
];

const UNDECIDED: Endings = ({ facts: { town }, month, who, other, from, days }, next) => [
  `With some care this could be a house for ${other} too.`,
  `For ${days} nights in ${month} it was fine, no more, and ${who} says less.`,
  `We talked about it all the way to ${from}, and ${who} would give it another year.`,
  `Not bad, and not what ${who} had hoped for in ${month}.`,
  `${capital(who)} liked it more than I did, and ${other} less.`,
  `For what ${days} nights cost ${who} had expected a little more.`,
  `It could be lovely by ${next}, if somebody looked after it.`,
  `We made the best of it, and ${town.name} helped.`,
];

const DISAPPOINTED: Endings = ({ facts: { town }, who, other, from, days, count }, next) => [
  `We told the host, and ${who} hopes that it gets better.`,
  `After ${days} nights ${who} wanted to go home to ${from}.`,
  `${count === 'two' ? 'Both' : `All ${count}`} of us had hoped for more, ${who} most of all.`,
  `We would not come back in ${next}, and neither would ${who}.`,
  `${town.name} deserves better, and so did ${other}.`,
  `We were glad to be on the way to ${from} with ${who}.`,
  `I hope that this helps whoever comes in ${next}.`,
  `${capital(other)} still does not want to talk about it.`,
];

/** How a review ends, by its stars; in a home no ending comes again before all were used. */
export function makeEnding(r: Random, rating: number, visit: Visit, said: Set<string>): string {
  const [kind, endings] =
    rating >= 5
      ? (['delighted', DELIGHTED] as const)
      : rating === 4
        ? (['pleased', PLEASED] as const)
        : rating === 3
          ? (['undecided', UNDECIDED] as const)
          : (['disappointed', DISAPPOINTED] as const);
  return pickUnsaid(r, said, kind, endings(visit, r.pick(MONTHS)));
}

/** What the host answers: to thanks, or to a complaint. `{name}` is the guest. */
export function makeReply(r: Random, happy: boolean, { town, spot }: Facts, said: Set<string>): string {
  const month = r.pick(MONTHS);
  const friend = person(r);
  if (happy)
    return pickUnsaid(r, said, 'thanks', [
      `Thank you, {name}, and come back in ${month}, when ${town.name} is at its best.`,
      `{name}, we read this aloud at breakfast, and ${friend} wants it framed.`,
      `So glad that you came, {name}: ${spot} is even better in ${month}.`,
      `You left the house the way we love to find it, {name}, and ${month} is still open.`,
      `{name}, ${friend} says hello to all of you from ${town.name}.`,
      `The door is open whenever you want to come back, {name}, ${month} or not.`,
      `{name}, we passed this on to ${friend}, who was delighted.`,
      `It was a pleasure to have you in ${town.name}, {name}, as ${friend} would tell you.`,
      `Safe travels, {name}, and see you in ${town.name} in ${month}, perhaps.`,
      `Guests like you make this easy, {name}, says ${friend}.`,
      `The kettle will be on when you come back in ${month}, {name}, ask ${friend}.`,
      `{name}, that made our week in ${town.name}.`,
    ]);
  return pickUnsaid(r, said, 'sorry', [
    `Thank you for telling us, {name}: ${friend} has looked after it since ${month}.`,
    `You are right, {name}, and since ${month} we check that before every arrival.`,
    `{name}, this is not how it should be in our house, and a new one has come in ${month}.`,
    `We are sorry, {name}, and have talked to our crew in ${town.name} about it in ${month}.`,
    `We should have seen that before you came, {name}, and ${friend} looks for it now.`,
    `{name}, thank you for being honest: it was put right in ${month}.`,
    `That is on us, {name}, and ${friend} has written to you about it.`,
    `{name}, since ${month} we prepare the house in another way, because of what you wrote.`,
  ]);
}
