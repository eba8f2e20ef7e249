import picture from '../../art/babel.svg';
import type { About } from '../board';

const about: About = {
  order: 2,
  first: true,
  minutes: 30,
  seats: [2],
  icon: 'people-assyrians',
  picture,
};

export default about;
