import picture from '../../art/babel.svg';
import type { About } from '../board';

const about: About = {
  order: 2,
  newcomer: { start: 1 },
  minutes: 30,
  icon: 'people-assyrians',
  picture,
};

export default about;
