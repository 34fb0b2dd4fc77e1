/**
 * The lines of a guide, each in several wordings that say the same, so that homes of different hosts do not speak
 * alike. `{noun}`, `{key}` and `{number}` stand for what the home has. No wording names the color of a door: the
 * pictures choose it.
 */
export const WORDINGS = {
  ownSpace: [
    'One space belongs to you. It has the number of the door.',
    'Use the space with the number of our door.',
    'There is one space for this home, marked with the number of the door.',
    'The space with our door number is yours for the stay.',
  ],
  noSpace: [
    'There is no space of our own. The signs on the street say where parking is allowed.',
    'We have no space. Read the signs on the street before you leave the car.',
    'Parking is on the street: follow the signs.',
    'The home has no space. Most guests find one on the street; the signs tell the hours.',
  ],
  drive: [
    'Beside the {noun}, at the end of the drive. Please leave the road free.',
    'Drive in all the way and park beside the {noun}.',
    'At the end of the drive, next to the {noun}. Cars on the road are in the way of others.',
    'There is room beside the {noun}, where the drive ends.',
    'The drive ends at the {noun}: park there, not on the road.',
  ],
  streetDoor: [
    'The street door is open until 9 PM.',
    'The street door is locked at 9 PM; your code opens it too.',
    'Until 9 PM the street door is open, later your code opens it.',
  ],
  number: [
    'The number stands on the mailbox.',
    'The number stands on the gatepost.',
    'The number is painted on a rock.',
    'The number hangs over the porch light.',
    'Look for the number on a wooden sign.',
    'You see the number on the wall beside the door.',
    'The number is on the post at the drive.',
  ],
  keypadTitle: [
    'Black keypad beside the door',
    'The keypad on the door',
    'Opening the door',
    'Your code and the keypad',
  ],
  keypad: [
    'Type your code, then press {key}. If it blinks red, wait ten seconds and type it again, slowly.',
    'Touch the keypad so that it lights up, type your code and press {key}.',
    'Type the code and press {key}. After a wrong one the keypad rests for ten seconds.',
    'Your code, then {key}. Pull the door toward you while the lock turns.',
    'First the code, then {key}. A green light means that it is open.',
  ],
  heatAndCool: [
    'The thermostat in the hall heats and cools.',
    'Heat and air conditioning are on the thermostat in the hall.',
    'One thermostat in the hall does both heat and cooling.',
    'Use the thermostat in the hall, for warm and for cold.',
  ],
  heat: [
    'The thermostat is in the hall.',
    'You set the heat on the thermostat in the hall.',
    'Heat is on the thermostat in the hall; it takes half an hour to show.',
  ],
  hotWater: [
    'Hot water takes a minute to come.',
    'Let the hot water run for a minute.',
    'The hot water needs a moment to get here.',
    'Give the hot water a minute.',
  ],
  folder: [
    'A folder on the table says how everything works.',
    'For the rest there is a folder on the table.',
    'How the machines work is in the folder on the table.',
    'The folder on the table explains the switches.',
  ],
  quiet: [
    'Voices carry further at night than one thinks.',
    'Please be inside with music by then.',
    'People nearby get up early.',
    'Talk as softly outside as you would at home.',
    'Close the windows if you sit up late.',
  ],
  dog: [
    'Old towels for paws are in the basket by the door.',
    'You find towels for paws in the basket by the door.',
    'The basket by the door holds old towels, for wet paws.',
    'Take an old towel from the basket by the door for wet paws.',
  ],
  emergency: ['Call {number}.', 'Dial {number}.', 'Call {number} first, then us.', 'For help at once call {number}.'],
  dishwasher: [
    'Start the dishwasher.',
    'Put the last dishes into the dishwasher and start it.',
    'Load the dishwasher and let it run.',
    'Turn on the dishwasher before you go.',
  ],
  dishes: [
    'Leave the dishes clean.',
    'Wash the last dishes and let them dry on the rack.',
    'Wash up what you used.',
    'Put clean dishes back on the shelf.',
  ],
  stripToWasher: [
    'Strip the beds and start one load of towels.',
    'Strip the beds; put the towels into the washer and start it.',
    'Strip the beds, and start the washer with one load of towels.',
  ],
  stripToBath: [
    'Strip the beds and put used towels into the bath.',
    'Strip the beds. Used towels go into the bath.',
    'Strip the beds, and leave used towels in the bath.',
  ],
  towels: [
    'Put used towels into the bath.',
    'Leave used towels in the bath; the beds can stay as they are.',
    'Used towels go into the bath.',
    'Drop used towels in the bath. We do the beds.',
  ],
  trashHall: [
    'Take the trash to the end of the hall.',
    'The trash goes to the chute at the end of the hall.',
    'Throw the trash down the chute at the end of the hall.',
  ],
  trashBin: [
    'Take the trash to the bin.',
    'Bring the trash out to the bin.',
    'Put the trash in the bin and close the lid.',
    'Empty the kitchen trash into the bin.',
  ],
  door: [
    'Close the door. It locks by itself, and there is no key to give back.',
    'Pull the door shut: it locks by itself.',
    'The door locks when you close it. There is no key to return.',
    'Close windows and door; the lock does the rest.',
  ],
} as const;
