/** Light and air by day and at dusk. */
import type { Haze, Stops } from './surfaces';

export type Time = 'day' | 'dusk';

export interface Rig {
  sky: Stops;
  /** Background without a sky, at the low level. */
  plain: string;
  sun: { colour: string; intensity: number; direction: readonly [number, number, number] };
  hemisphere: { sky: string; ground: string; intensity: number };
  fill: { colour: string; intensity: number };
  haze: Haze;
  /** Tint of the sand. */
  ground: string;
  quarry: string;
  /** Opacity of the contact shadows. */
  shadow: number;
  /** Tint of the board's top: orange light alone would turn the grass brown. */
  board: string;
  /** How much of a coloured light is taken from drawings, whose colours must stay recognisable: 0 to 1. */
  neutral: number;
  /** Whether lamps are lit. */
  lamps: boolean;
}

export const RIGS: Readonly<Record<Time, Rig>> = {
  day: {
    sky: [[0, '#BCD6E6'], [0.14, '#DCE6E2'], [0.26, '#F5EBD2'], [1, '#E9DAB6']],
    plain: '#E9DDC2',
    sun: { colour: '#FFF0D6', intensity: 2.25, direction: [-5.2, 9.5, 4.2] },
    hemisphere: { sky: '#FBFAFF', ground: '#D9C7A0', intensity: 1.5 },
    fill: { colour: '#CFE0F5', intensity: 0.3 },
    haze: ['rgba(190,186,170,.55)', 'rgba(205,186,146,.85)', 'rgba(140,158,110,.80)'],
    ground: '#FFFFFF',
    quarry: '#FAF5E9',
    shadow: 0.34,
    board: '#FFFFFF',
    neutral: 0,
    lamps: false,
  },
  dusk: {
    sky: [[0, '#23396F'], [0.07, '#6F659E'], [0.13, '#E89C7C'], [0.19, '#FFC48A'], [0.4, '#C58E86'], [1, '#7C5B6E']],
    plain: '#6E5468',
    sun: { colour: '#FFB880', intensity: 2.8, direction: [-7.6, 5, 4.8] },
    hemisphere: { sky: '#98B0EA', ground: '#A07A62', intensity: 1.35 },
    fill: { colour: '#7C92EE', intensity: 0.6 },
    haze: ['rgba(120,88,134,.80)', 'rgba(104,76,116,.95)', 'rgba(56,54,86,.95)'],
    ground: '#B59FB8',
    quarry: '#171F2D',
    shadow: 0.46,
    board: '#D4F0D6',
    neutral: 0.4,
    lamps: true,
  },
};

/** The sun over the top view, in view terms: shadows stay short. */
export const NOON = [-3.4, 11, -3.4] as const;
