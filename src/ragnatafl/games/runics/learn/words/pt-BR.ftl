# O que diz o treinador. Uma linha nunca começa com colchete, asterisco ou ponto.

lesson-first = Suas primeiras runas
lesson-first-about = Ponha cartas, tome áreas, vença.
first-below = Esta é a sua mão, e no meio está a carta inicial. Pegue a carta marcada e ponha-a acima da carta inicial, de modo que as runas azuis fiquem sobre azuis: ela *combina embaixo*.
first-below-colours = Uma runa vermelha ficaria sobre uma azul, e ao lado de uma azul também. A carta tem de combinar embaixo ou combinar ao lado.
first-below-whole = Uma carta nunca esconde exatamente as 6 casas de outra. Mova ou gire a carta.
first-below-beside = Bem observado, isso é permitido: ela *combina ao lado*. Logo chegamos lá. Volte atrás e deixe azul sobre azul.
first-below-done = Azul está sobre azul. O que havia ao lado não importava.
first-master = Agora compre uma carta ou coloque um mestre das runas. As 4 runas azuis se tocam: são uma *área*. Coloque seu mestre em qualquer uma delas.
first-master-red = Uma runa vermelha vale 3 pontos, mas esta área tem 1 runa só. A azul traz 4 pontos e vai crescer. Volte atrás.
first-master-draw = Isso é permitido, e lhe dá mais tempo. Mas aqui queremos primeiro a área. Volte atrás.
first-area = Seu mestre fica ali o jogo inteiro e segura a área, por maior que ela se torne: 1 ponto por runa azul, 2 por verde, 3 por vermelha. Você tem 4 pontos.
first-rival = Bjorn põe uma carta e segura 4 runas verdes: 8 pontos.
first-backs = Isto é o que você vê de Bjorn: 2 mestres na reserva e o verso de 2 cartas. Das suas ele também só vê o verso. Quantas cartas cada um tem, todos podem contar.
first-beside = Tome algo dele: pegue a carta marcada, *gire-a* e cubra com ela a runa verde marcada, de modo que cada runa da carta tenha a cor das runas *ao lado*. O que está embaixo então não importa.
first-beside-whole = Essas são exatamente as 6 casas da carta dele.
first-beside-master = Ninguém pode cobrir um mestre das runas.
first-beside-done = Uma runa verde de Bjorn sumiu: agora ele tem 6 pontos, e você tem 5.
first-draw = Você ainda tem 1 carta e 2 mestres. Desta vez compre uma carta: cada carta é mais um turno.
first-draw-place = Você já poderia colocar um mestre, mas cada mestre aproxima o fim. Volte atrás e compre.
first-last = Alguns turnos depois: Bjorn colocou seu último mestre, então ninguém mais compra. Ele tem 12 pontos, você tem 9. Onde deve ficar o seu último mestre?
first-last-taken = Um mestre de Bjorn já segura essa área.
first-last-drawn = O último mestre está na mesa: agora ninguém mais compra.
first-last-small = Mais 2 pontos são 11: não basta. Volte atrás e conte as runas azuis no alto.
first-last-done = 13 a 12!
first-won = Todos os mestres estão colocados, então o jogo acaba, e quem reina sobre as runas é você. Agora você conhece o jogo inteiro; jogue uma partida contra bondi.

lesson-game = Sua primeira partida
lesson-game-about = Uma partida inteira contra um rival, com uma palavra do treinador quando algo é novo.
game-lay = Todo turno começa com uma carta da mão. Pegue uma: os lugares onde ela pode ficar se acendem. Gire a carta e surgem outros. A mesa cuida para que ela combine embaixo ou combine ao lado.
game-choice = Agora compre uma carta ou coloque um mestre. Uma carta lhe dá mais um turno. Um mestre toma uma área até o fim do jogo: tomada cedo, ela ainda pode crescer; tomada tarde, é difícil de cortar.
game-standing = Um mestre das runas está na mesa. Ele fica ali até o fim, ninguém pode cobri-lo, e ele segura sua área, por maior que ela se torne.
game-rivals = Olhe também para as áreas do rival. Uma carta que combina ao lado pode enterrar runas, cortar uma parte ou dividir uma área. Só não se podem unir, nunca, áreas de 2 jogadores.
game-worth = Conte o que uma área livre traz: 1 ponto por runa azul, 2 por verde, 3 por vermelha. A melhor é a que já é grande e que os outros mal conseguem alcançar.
game-hands = Você só vê o verso das cartas do rival, mas pode contá-las: depois de um turno há na mão tantas cartas quantos mestres na reserva.
game-last = Ninguém mais compra, então você tem de colocar um mestre, e depois um por turno até acabarem. As runas marcadas estão livres: onde você ganha mais pontos?
